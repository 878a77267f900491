import { useEffect } from 'react';
import { OverlaysKey } from '@/stores/shell/keys';
import { useStore } from './use-store';

/** Counts as an overlay while it is there: nudges and prompts, which lie over the page of a phone, stay away. */
export function useOpenOverlay(): void {
  const overlays = useStore(OverlaysKey);
  useEffect(() => {
    overlays.overlayOpened();
    return overlays.overlayClosed;
  }, [overlays]);
}
