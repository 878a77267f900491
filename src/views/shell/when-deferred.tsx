import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useDeferred } from './use-deferred';

/** Props of WhenDeferred. */
export interface WhenDeferredProps {
  /** Views that read deferred stores. */
  readonly children: ReactNode;
  /** Their room until then. */
  readonly fallback?: ReactNode;
}

/** Shows views of deferred features once these have arrived; never in a first view. */
export const WhenDeferred = observer(function WhenDeferred({ children, fallback = null }: WhenDeferredProps) {
  const { stores } = useDeferred();
  return stores === null ? fallback : children;
});
