import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { FeaturesKey } from '@/stores/shell/keys';
import { useStore } from '../common/use-store';

export interface WhenIdleProps {
  /** Views that read stores of features that come when idle. */
  readonly children: ReactNode;
  /** Shown in their place until then. */
  readonly fallback?: ReactNode;
  /** Whether the screen is there for these views, so that their code is fetched at once. */
  readonly isAwaited?: boolean;
}

/** Shows views of features that come when idle once these have come; never in a first view. */
export const WhenIdle = observer(function WhenIdle({ children, fallback = null, isAwaited = false }: WhenIdleProps) {
  const features = useStore(FeaturesKey);
  useEffect(() => {
    if (isAwaited) void features.loadIdle();
  }, [features, isAwaited]);
  return features.hasIdle ? children : fallback;
});
