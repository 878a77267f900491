import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';
import { createToast } from '@/core/kernel/toasts/toast';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { useStore } from '../common/use-store';
import { messages } from './messages';

export interface LazyOverlayProps {
  readonly isOpen: boolean;
  /** Fetches the code of the overlay. The same function on every render. */
  readonly load: () => Promise<ComponentType>;
  /** The code did not come: withdraws the wish to open it. A toast says so already. */
  readonly onFailed: () => void;
}

/**
 * An overlay whose code is fetched when it is first opened. Unlike `lazy` of React, a fetch that failed is made again
 * the next time, and breaks nothing in the meantime. The overlay itself reads whether it is open.
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
