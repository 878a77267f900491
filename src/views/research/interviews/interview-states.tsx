import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { LoadFailure } from '@/views/kernel/common/load-view';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { SkeletonGroup } from '@/views/kernel/ui/skeleton-group';
import { messages } from './messages';

export interface InterviewStatesProps<Value> {
  readonly state: LoadState<Value>;
  readonly onRetry: () => void;
  readonly notFound: { readonly title: string; readonly text: string };
  readonly children: (value: Value) => ReactNode;
}

const LINES = ['a', 'b', 'c', 'd', 'e'];

export const InterviewStates = observer(function InterviewStates<Value>({
  state,
  onRetry,
  notFound,
  children,
}: InterviewStatesProps<Value>) {
  switch (state.state) {
    case 'idle':
    case 'loading':
      return (
        <SkeletonGroup label={messages.loading} className="interviews-skeleton grid gap-6">
          {LINES.map((line) => (
            <Skeleton key={line} />
          ))}
        </SkeletonGroup>
      );
    case 'failed':
      return state.failure.kind === 'notFound' ? (
        <EmptyState
          level={1}
          title={notFound.title}
          action={<ButtonLink to="/interviews">{messages.allInterviews}</ButtonLink>}
        >
          {notFound.text}
        </EmptyState>
      ) : (
        <LoadFailure
          failure={state.failure}
          texts={{ failedTitle: messages.failed, tryAgain: messages.retry }}
          onRetry={onRetry}
        />
      );
    case 'ready':
      return children(state.value);
  }
});
