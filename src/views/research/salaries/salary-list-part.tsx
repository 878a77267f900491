import { observer } from 'mobx-react-lite';
import { withPage } from '@/core/kernel/common/page-address';
import type { SalaryGroup, SalaryGroupPage, SalaryListBy } from '@/core/research/salaries/salary';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { SalaryListKey } from '@/stores/research/salaries/keys';
import { LoadFailure } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { PageLinks } from '@/views/kernel/filters/page-links';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { SkeletonGroup } from '@/views/kernel/ui/skeleton-group';
import { messages } from './messages';
import { SalaryTable } from './salary-table';

export interface SalaryListPartProps {
  readonly by: SalaryListBy;
  readonly hrefOf: (group: SalaryGroup) => string;
}

const LINES = ['a', 'b', 'c', 'd', 'e', 'f'];

export const SalaryListPart = observer(function SalaryListPart({ by, hrefOf }: SalaryListPartProps) {
  const list = useStore(SalaryListKey);
  const { state } = list;
  switch (state.state) {
    case 'idle':
    case 'loading':
      return (
        <SkeletonGroup label={messages.loading} className="grid gap-6">
          {LINES.map((line) => (
            <Skeleton key={line} />
          ))}
        </SkeletonGroup>
      );
    case 'failed':
      return (
        <LoadFailure
          failure={state.failure}
          texts={{ failedTitle: messages.failed, tryAgain: messages.retry }}
          onRetry={list.retry}
        />
      );
    case 'ready':
      return <Page by={by} hrefOf={hrefOf} page={state.value} />;
  }
});

const Page = observer(function Page({ by, hrefOf, page }: SalaryListPartProps & { readonly page: SalaryGroupPage }) {
  const { address } = useStore(NavigationKey);
  const { items, limit, total } = page;
  if (total === 0) return <EmptyState title={messages.empty}>{messages.emptyHint}</EmptyState>;
  if (items.length === 0) {
    return (
      <EmptyState
        title={messages.pageBehind}
        action={<ButtonLink to={withPage(address, 1)}>{messages.firstPage}</ButtonLink>}
      >
        {messages.pageBehindHint}
      </EmptyState>
    );
  }
  return (
    <>
      <SalaryTable groups={items} head={messages.listHeads[by]} caption={messages.listCaptions[by]} hrefOf={hrefOf} />
      <PageLinks page={page.page} limit={limit} total={total} hrefOf={(one) => withPage(address, one)} />
    </>
  );
});
