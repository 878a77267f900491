import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { SalaryReport } from '@/core/research/salaries/salary';
import { SalaryListKey, SalaryReportKey } from '@/stores/research/salaries/keys';
import { LoadFailure } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { SkeletonGroup } from '@/views/kernel/ui/skeleton-group';
import { messages } from './messages';

export const SalaryReportStates = observer(function SalaryReportStates({
  children,
}: {
  readonly children: (report: SalaryReport) => ReactNode;
}) {
  const store = useStore(SalaryReportKey);
  const list = useStore(SalaryListKey);
  const { state } = store;
  // One click also reloads the list below. Its own retry button is hidden until the report is loaded.
  const handleRetry = () => {
    void store.retry();
    if (list.state.state === 'failed') void list.retry();
  };
  switch (state.state) {
    case 'idle':
    case 'loading':
      return (
        <SkeletonGroup label={messages.loading} className="grid gap-4">
          <Skeleton shape="title" width="half" />
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton shape="block" className="pay-skeleton" />
        </SkeletonGroup>
      );
    case 'failed':
      return state.failure.kind === 'notFound' ? (
        <EmptyState
          level={1}
          title={messages.notFound}
          action={<ButtonLink to="/salaries">{messages.allSalaries}</ButtonLink>}
        >
          {messages.notFoundHint}
        </EmptyState>
      ) : (
        <LoadFailure
          level={1}
          failure={state.failure}
          texts={{ failedTitle: messages.failed, tryAgain: messages.retry }}
          onRetry={handleRetry}
        />
      );
    case 'ready':
      return children(state.value);
  }
});
