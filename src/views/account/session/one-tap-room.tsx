import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

export interface OneTapRoomProps {
  /** Google's prompt is told this id. */
  readonly id: string;
}

/**
 * The place of Google's one-tap card, below everything else of the window: the card comes late, and must not push away what
 * is about to be pressed.
 */
export function OneTapRoom({ id }: OneTapRoomProps) {
  const host = useRef<HTMLDivElement>(null);
  useKeptRoom(host);
  return (
    <div>
      <div ref={host} id={id} className="one-tap" />
    </div>
  );
}

/**
 * Keeps the room of a card that is gone for as long as the window is scrolled: a window that got shorter at once would pull its buttons
 * down, under the pointer that has just closed the card.
 */
function useKeptRoom(host: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const card = host.current;
    const room = card?.parentElement;
    const body = card?.closest('.dialog__body');
    if (!card || !room || !body) return;
    const keepRoom = () => {
      const height = card.offsetHeight;
      const isNeeded = height > 0 || body.scrollTop > 0;
      room.style.minHeight = isNeeded ? `${Math.max(height, room.offsetHeight)}px` : '';
    };
    const sizes = new ResizeObserver(keepRoom);
    sizes.observe(card);
    body.addEventListener('scroll', keepRoom, { passive: true });
    return () => {
      sizes.disconnect();
      body.removeEventListener('scroll', keepRoom);
    };
  }, [host]);
}
