import { observer } from 'mobx-react-lite';
import { CommunityListingKey } from '@/stores/communities/keys';
import type { LoadFailureProps } from '../common/load-view';
import { LoadFailure } from '../common/load-view';
import { useStore } from '../common/use-store';
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
export const ListFailure = observer(function ListFailure({ failure }: Pick<LoadFailureProps, 'failure'>) {
  const { reload } = useStore(CommunityListingKey);
  return <LoadFailure failure={failure} texts={messages} onRetry={reload} />;
});
