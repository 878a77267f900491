import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Further from the window than this, in px, an element is far. */
const FAR_PX = 1200;

/** Names what an element is far from, if that is not the window, and its room at first. */
export interface FarRoomOptions {
  /** A selector of the list around the element that scrolls by itself. */
  readonly within?: string;
  /** The height, in px, of an element that is taken to be far until it is seen near. */
  readonly atFirst?: number;
}

/** Returns the height of an element while it is far from the window, so that it can leave its room empty; undefined while it is near, and always unless `isOn`. */
export function useFarRoom(
  element: RefObject<HTMLElement | null>,
  isOn: boolean,
  { within, atFirst }: FarRoomOptions = {},
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
        // What has the focus must not lose it, and what is not laid out has no room to leave.
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
