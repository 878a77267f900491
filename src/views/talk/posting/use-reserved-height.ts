import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

const FAR_PX = 1200;

export interface ReservedHeightOptions {
  readonly within?: string;
  /** The height in px to reserve until the element is first near the window. */
  readonly atFirst?: number;
}

/** Returns the height to reserve, or undefined while the element is near, and unless `isOn`. */
export function useReservedHeight(
  element: RefObject<HTMLElement | null>,
  isOn: boolean,
  { within, atFirst }: ReservedHeightOptions = {},
): number | undefined {
  const [room, setRoom] = useState(atFirst);
  useEffect(() => {
    const target = element.current;
    if (!isOn || target === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry === undefined) return;
        const { isIntersecting, boundingClientRect } = entry;
        // Keeps the content rendered while it has the focus or has no layout.
        const stays = target.contains(document.activeElement) || boundingClientRect.height === 0;
        setRoom(isIntersecting || stays ? undefined : boundingClientRect.height);
      },
      { root: within === undefined ? null : target.closest(within), rootMargin: `${FAR_PX}px 0px` },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      setRoom(undefined);
    };
  }, [element, isOn, within]);
  return room;
}
