import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Further from the window than this, in px, an element is far. */
const FAR_PX = 1200;

/** Returns the height of an element while it is far from the window, so that it can leave its room empty; undefined while it is near, and always unless `isOn`. */
export function useFarRoom(element: RefObject<HTMLElement | null>, isOn: boolean): number | undefined {
  const [room, setRoom] = useState<number>();
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
      { rootMargin: `${FAR_PX}px 0px` },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      setRoom(undefined);
    };
  }, [element, isOn]);
  return room;
}
