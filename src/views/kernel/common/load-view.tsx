import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import type { Failure } from '@/core/kernel/common/failure';
import { failureReasonOf } from '@/core/kernel/common/failure-reason';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { SkeletonGroup } from '../ui/skeleton-group';
import { focusAround } from './focus-around';

export interface LoadTexts {
  readonly loading: string;
  readonly failedTitle: string;
  /** A reassurance (“Nothing is lost.”); the failure itself explains cause and remedy. */
  readonly failedNote?: string;
  readonly tryAgain: string;
}

export interface LoadFailureProps {
  /** Null if unknown, for example if code did not load. */
  readonly failure: Failure | null;
  readonly texts: Omit<LoadTexts, 'loading'>;
  readonly onRetry: () => unknown;
  readonly level?: 1 | 2 | 3;
  /** The icons before the title (21 px) and on the button. */
  readonly icons?: { readonly title: ReactNode; readonly retry: ReactNode };
  readonly children?: ReactNode;
}

export function LoadFailure({ failure, texts, onRetry, level = 2, icons, children }: LoadFailureProps) {
  const { failedTitle, failedNote, tryAgain } = texts;
  const handleRetry = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    focusAround(currentTarget);
    void onRetry();
  };
  return (
    <EmptyState
      level={level}
      tone="failure"
      icon={icons?.title}
      title={failedTitle}
      action={
        <>
          <Button icon={icons?.retry} onClick={handleRetry}>
            {tryAgain}
          </Button>
          {children}
        </>
      }
    >
      {failureReasonOf(failure)} {failedNote}
    </EmptyState>
  );
}

export interface LoadViewProps<Value> extends Pick<LoadFailureProps, 'level' | 'onRetry'> {
  readonly state: LoadState<Value>;
  readonly texts: LoadTexts;
  readonly skeleton: ReactNode;
  readonly skeletonClass?: string;
  readonly children: (value: Value) => ReactNode;
}

export const LoadView = observer(function LoadView<Value>({
  state,
  texts,
  skeleton,
  skeletonClass = 'grid gap-4',
  children,
  ...retry
}: LoadViewProps<Value>) {
  switch (state.state) {
    case 'idle':
    case 'loading':
      return (
        <SkeletonGroup label={texts.loading} className={skeletonClass}>
          {skeleton}
        </SkeletonGroup>
      );
    case 'failed':
      return <LoadFailure failure={state.failure} texts={texts} {...retry} />;
    case 'ready':
      return children(state.value);
  }
});
