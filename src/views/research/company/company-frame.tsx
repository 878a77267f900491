import './company-frame.css';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { CompanyKey } from '@/stores/research/company/keys';
import { LoadFailure } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { BelowFold } from '@/views/kernel/page/below-fold';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { SkeletonGroup } from '@/views/kernel/ui/skeleton-group';
import { SkeletonLines } from '@/views/kernel/ui/skeleton-lines';
import type { CompanyHeadProps } from './company-head';
import { CompanyHead } from './company-head';
import { CompanyNotFound } from './company-not-found';
import { loadMessages } from './load-messages';
import { messages } from './messages';

export interface CompanyFrameProps extends CompanyHeadProps {
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  readonly aside?: ReactNode;
  readonly foot?: ReactNode;
}

/**
 * Renders the sticky head, the tabs with counts, and the tab's content. Children only render with a company. Loading,
 * unknown and failed states are shown here for all tabs.
 */
export const CompanyFrame = observer(function CompanyFrame({
  lead,
  children,
  aside,
  foot,
  ...head
}: CompanyFrameProps) {
  const store = useStore(CompanyKey);
  const { state } = store;
  switch (state.state) {
    case 'idle':
    case 'loading':
      return <CompanySkeleton />;
    case 'failed':
      if (state.failure.kind === 'notFound') return <CompanyNotFound />;
      return (
        <div className="hang">
          <LoadFailure level={1} failure={state.failure} texts={loadMessages} onRetry={store.refresh} />
        </div>
      );
    case 'ready':
      return (
        // Resets state and scroll position for another company.
        <div key={store.companyId} className="company">
          <CompanyHead {...head} />
          {lead === undefined ? null : <div className="company__body">{lead}</div>}
          <div className={aside === undefined ? 'company__body' : 'company__body company__body--aside'}>
            <div className="company__main">{children}</div>
            {aside === undefined ? null : (
              <aside className="company__aside" aria-label={messages.aside}>
                <BelowFold>{aside}</BelowFold>
              </aside>
            )}
          </div>
          <BelowFold>{foot}</BelowFold>
        </div>
      );
  }
});

function CompanySkeleton() {
  return (
    <SkeletonGroup label={loadMessages.loading} className="company">
      <div className="company__head">
        <Skeleton shape="square" />
        <Skeleton shape="title" width="third" />
      </div>
      <Skeleton shape="block" className="company__tabs-skeleton" />
      <div className="company__main">
        <SkeletonLines widths={['full', 'full', 'half', 'full', 'third']} />
      </div>
    </SkeletonGroup>
  );
}
