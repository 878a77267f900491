import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import type { LoadState } from '@/stores/common/load-state';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { SkeletonGroup } from '../ui/skeleton-group';
import { focusAround } from './focus-around';

/** The texts of something that loads. */
export interface LoadTexts {
  readonly loading: string;
  readonly failedTitle: string;
  readonly failedText?: string;
  readonly tryAgain: string;
}

export interface LoadFailureProps {
  readonly texts: Omit<LoadTexts, 'loading'>;
  readonly onRetry: () => Promise<void>;
  readonly level?: 1 | 2 | 3;
}

/** Says that something did not load, with a way to try again. */
export function LoadFailure({ texts: { failedTitle, failedText, tryAgain }, onRetry, level = 2 }: LoadFailureProps) {
  const handleRetry = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    focusAround(currentTarget);
    void onRetry();
  };
  return (
    <EmptyState
      level={level}
      tone="failure"
      title={failedTitle}
      action={<Button onClick={handleRetry}>{tryAgain}</Button>}
    >
      {failedText}
    </EmptyState>
  );
}

export interface LoadViewProps<Value> extends LoadFailureProps {
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
  ...failure
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
      return <LoadFailure texts={texts} {...failure} />;
    case 'ready':
      return children(state.value);
  }
});
