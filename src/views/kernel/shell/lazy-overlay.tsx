import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';
import { createToast } from '@/core/kernel/toasts/toast';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { useStore } from '../common/use-store';
import { messages } from './messages';

export interface LazyOverlayProps {
  readonly isOpen: boolean;
  /** Must be the same function on every render. */
  readonly load: () => Promise<ComponentType>;
  readonly onFailed: () => void;
}

/**
 * Loads the overlay's code when first opened. Unlike React's `lazy`, a failed load is retried and breaks nothing. The
 * overlay itself determines whether it is open.
 */
export function LazyOverlay({ isOpen, load, onFailed }: LazyOverlayProps) {
  const [View, setView] = useState<ComponentType | null>(null);
  const toasts = useStore(ToastsPort);
  const handleFailure = useRef(onFailed);
  handleFailure.current = onFailed;
  const isWanted = isOpen && View === null;
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setView(() => loaded),
      () => {
        if (!isCurrent) return;
        toasts.show(createToast('failure', messages.overlayFailed, messages.overlayFailedHint));
        handleFailure.current();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, load, toasts]);
  return View === null ? null : <View />;
}
