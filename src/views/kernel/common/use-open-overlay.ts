import { useEffect } from 'react';
import { FeaturesKey, OverlaysKey } from '@/stores/kernel/shell/keys';
import { useStore } from './use-store';

/** Counts as an overlay while it is there and open: nudges and prompts, which lie over the page of a phone, stay away. */
export function useOpenOverlay(isOpen = true): void {
  const features = useStore(FeaturesKey);
  useEffect(() => {
    if (!isOpen) return;
    // A form with a draft opens with its page, before the budget of prompts has come.
    void features.ask(OverlaysKey, (overlays) => overlays.overlayOpened());
    return () => void features.ask(OverlaysKey, (overlays) => overlays.overlayClosed());
  }, [features, isOpen]);
}
