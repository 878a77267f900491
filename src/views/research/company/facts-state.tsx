import type { ReactNode } from 'react';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { LoadView } from '@/views/kernel/common/load-view';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { loadMessages } from './load-messages';

export interface FactsStateProps<Value> {
  readonly state: LoadState<Value>;
  readonly retry: () => Promise<void>;
  readonly children: (value: Value) => ReactNode;
}

const TEXTS = { loading: loadMessages.loading, failedTitle: loadMessages.failedPart, tryAgain: loadMessages.tryAgain };

export function FactsState<Value>({ state, retry, children }: FactsStateProps<Value>) {
  return (
    <LoadView
      state={state}
      texts={TEXTS}
      level={3}
      onRetry={retry}
      skeleton={
        <>
          <Skeleton />
          <Skeleton width="half" />
          <Skeleton />
        </>
      }
    >
      {children}
    </LoadView>
  );
}
