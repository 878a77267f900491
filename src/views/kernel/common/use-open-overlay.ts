import { useEffect } from 'react';
import { FeaturesKey, OverlaysKey } from '@/stores/kernel/shell/keys';
import { useStore } from './use-store';

/** Counts as an overlay while mounted and open, so that nudges and prompts stay away. */
export function useOpenOverlay(isOpen = true): void {
  const features = useStore(FeaturesKey);
  useEffect(() => {
    if (!isOpen) return;
    // A form with a draft opens before the budget of prompts is loaded.
    void features.ask(OverlaysKey, (overlays) => overlays.overlayOpened());
    return () => void features.ask(OverlaysKey, (overlays) => overlays.overlayClosed());
  }, [features, isOpen]);
}
