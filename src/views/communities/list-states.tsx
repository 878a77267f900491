import { observer } from 'mobx-react-lite';
import { CommunityListingKey } from '@/stores/communities/keys';
import { useStore } from '../common/use-store';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Skeleton } from '../ui/skeleton';
import { SkeletonGroup } from '../ui/skeleton-group';
import { pageMessages as messages } from './page-messages';

/** A list of communities on its way. */
export function ListSkeleton() {
  return (
    <SkeletonGroup label={messages.loading} className="hang grid gap-8">
      <Skeleton width="third" />
      <Skeleton width="most" />
      <Skeleton width="half" />
      <Skeleton width="most" />
    </SkeletonGroup>
  );
}

/** A list of communities that did not load. */
export const ListFailure = observer(function ListFailure() {
  const { reload } = useStore(CommunityListingKey);
  return (
    <EmptyState
      tone="failure"
      title={messages.failedTitle}
      action={<Button onClick={() => void reload()}>{messages.tryAgain}</Button>}
    >
      {messages.failedText}
    </EmptyState>
  );
});
