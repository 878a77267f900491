import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import type { Failure } from '@/core/kernel/common/failure';
import { failureReasonOf } from '@/core/kernel/common/failure-reason';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { SkeletonGroup } from '../ui/skeleton-group';
import { focusAround } from './focus-around';

/** The texts of something that loads. */
export interface LoadTexts {
  readonly loading: string;
  readonly failedTitle: string;
  /** A sentence on what holds all the same (“Nothing is lost.”); why it failed and what to do is said by the failure itself. */
  readonly failedNote?: string;
  readonly tryAgain: string;
}

export interface LoadFailureProps {
  /** Null if nothing is known of it: code that did not come. */
  readonly failure: Failure | null;
  readonly texts: Omit<LoadTexts, 'loading'>;
  readonly onRetry: () => unknown;
  readonly level?: 1 | 2 | 3;
  /** Before the title, 21 px, and on the button. */
  readonly icons?: { readonly title: ReactNode; readonly retry: ReactNode };
  /** Beside the button. */
  readonly children?: ReactNode;
}

/** Says that something did not load, why, and what to do, with a way to try again. */
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
  /** Skeletons of about the final size. */
  readonly skeleton: ReactNode;
  /** Lays the skeletons out; by default one below the other. */
  readonly skeletonClass?: string;
  readonly children: (value: Value) => ReactNode;
}

/** Something in each state of its loading; the children show its value. */
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
