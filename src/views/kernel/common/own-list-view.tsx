import type { ReactNode } from 'react';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Skeleton } from '../ui/skeleton';
import type { LoadTexts } from './load-view';
import { LoadView } from './load-view';

export interface OwnListViewProps<Value> {
  readonly state: LoadState<Value>;
  readonly texts: LoadTexts;
  readonly onRetry: () => Promise<void>;
  readonly children: (value: Value) => ReactNode;
}

export function OwnListView<Value>(props: OwnListViewProps<Value>) {
  return (
    <LoadView
      {...props}
      skeletonClass="grid gap-3"
      skeleton={
        <>
          <Skeleton width="third" />
          <Skeleton />
          <Skeleton />
        </>
      }
    />
  );
}
