import { observer } from 'mobx-react-lite';
import { CommunityListingKey } from '@/stores/talk/communities/keys';
import type { LoadFailureProps } from '@/views/kernel/common/load-view';
import { LoadFailure } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { SkeletonGroup } from '@/views/kernel/ui/skeleton-group';
import { pageMessages as messages } from './page-messages';

export function ListSkeleton() {
  return (
    <SkeletonGroup label={messages.loading} className="hang grid gap-6">
      <Skeleton width="third" />
      <Skeleton />
      <Skeleton width="half" />
      <Skeleton />
    </SkeletonGroup>
  );
}

export const ListFailure = observer(function ListFailure({ failure }: Pick<LoadFailureProps, 'failure'>) {
  const { reload } = useStore(CommunityListingKey);
  return <LoadFailure failure={failure} texts={messages} onRetry={reload} />;
});
