import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Returns the focus to the button, or to a button inside the element. */
export function useFocusReturn<Opener extends HTMLElement>(isOpen: boolean): RefObject<Opener | null> {
  const opener = useRef<Opener>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) (opener.current?.querySelector('button') ?? opener.current)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
