import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

export interface OneTapRoomProps {
  /** Google's prompt renders into this id. */
  readonly id: string;
}

/** Placed last on the page, because the card appears late and must not move buttons. */
export function OneTapSpace({ id }: OneTapRoomProps) {
  const host = useRef<HTMLDivElement>(null);
  useKeptRoom(host);
  return (
    <div>
      <div ref={host} id={id} className="one-tap" />
    </div>
  );
}

/**
 * Keeps the space of a removed card until the window scrolls. Otherwise the buttons would move under the pointer that
 * closed the card.
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
