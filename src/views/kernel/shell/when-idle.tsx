import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { useStore } from '../common/use-store';
import { ScreenBoundary } from './screen-boundary';

export interface WhenIdleProps {
  readonly children: ReactNode;
  readonly fallback?: ReactNode;
  readonly isAwaited?: boolean;
}

/**
 * Renders once idle features are loaded, never in a first view. A broken view does not affect its surroundings, unless
 * `isAwaited`.
 */
export const WhenIdle = observer(function WhenIdle({ children, fallback = null, isAwaited = false }: WhenIdleProps) {
  const features = useStore(FeaturesKey);
  useEffect(() => {
    if (isAwaited) void features.loadIdle();
  }, [features, isAwaited]);
  if (!features.hasIdle) return fallback;
  return isAwaited ? children : <ScreenBoundary failed={fallback}>{children}</ScreenBoundary>;
});
