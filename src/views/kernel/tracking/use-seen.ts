import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { SEEN_MS, SEEN_SHARE } from '@/core/kernel/tracking/impression.rules';

/** Calls `seen` after a tenth of the element was visible for half a second. `seen` must be stable. */
export function useSeen<E extends Element>(seen: () => void): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    let timer = 0;
    const observer = new IntersectionObserver(
      (entries) => {
        window.clearTimeout(timer);
        if ((entries.at(-1)?.intersectionRatio ?? 0) < SEEN_SHARE) return;
        timer = window.setTimeout(() => {
          observer.disconnect();
          seen();
        }, SEEN_MS);
      },
      { threshold: SEEN_SHARE },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      window.clearTimeout(timer);
    };
  }, [seen]);
  return element;
}
