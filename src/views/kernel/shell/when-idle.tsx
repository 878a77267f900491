import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { useStore } from '../common/use-store';
import { ScreenBoundary } from './screen-boundary';

export interface WhenIdleProps {
  /** Views that read stores of features that come when idle. */
  readonly children: ReactNode;
  /** Shown in their place until then. */
  readonly fallback?: ReactNode;
  /** True if the screen is there for these views, so that their code is fetched at once. */
  readonly isAwaited?: boolean;
}

/**
 * Shows views of features that come when idle once these have come; never in a first view. A view that breaks, as one whose code does not come, breaks
 * nothing around it, unless the screen is there for it.
 */
export const WhenIdle = observer(function WhenIdle({ children, fallback = null, isAwaited = false }: WhenIdleProps) {
  const features = useStore(FeaturesKey);
  useEffect(() => {
    if (isAwaited) void features.loadIdle();
  }, [features, isAwaited]);
  if (!features.hasIdle) return fallback;
  return isAwaited ? children : <ScreenBoundary failed={fallback}>{children}</ScreenBoundary>;
});
