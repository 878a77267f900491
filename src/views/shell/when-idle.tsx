import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FeaturesKey } from '@/stores/shell/keys';
import { useStore } from '../common/use-store';

export interface WhenIdleProps {
  /** Views that read stores of features that come when idle. */
  readonly children: ReactNode;
  /** Shown in their place until then. */
  readonly fallback?: ReactNode;
}

/** Shows views of features that come when idle once these have come; never in a first view. */
export const WhenIdle = observer(function WhenIdle({ children, fallback = null }: WhenIdleProps) {
  const { hasIdle } = useStore(FeaturesKey);
  return hasIdle ? children : fallback;
});
