import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Gives the focus back to the button that opened something on the page, or to the one inside its place, once it is closed. */
export function useFocusReturn<Opener extends HTMLElement>(isOpen: boolean): RefObject<Opener | null> {
  const opener = useRef<Opener>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) (opener.current?.querySelector('button') ?? opener.current)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
