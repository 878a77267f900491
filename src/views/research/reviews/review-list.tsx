import '../cards/review-parts.css';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Review, ReviewPage } from '@/core/research/reviews/review';
import type { ShownReviews } from '@/core/research/reviews/shown-reviews';
import type { PagedList } from '@/stores/kernel/common/paged-list';
import { LoadFailure } from '@/views/kernel/common/load-view';
import { moreStatusOf } from '@/views/kernel/common/more-status';
import { useNewItemsFocus } from '@/views/kernel/common/use-new-items-focus';
import { useRowsInSteps } from '@/views/kernel/page/below-fold';
import { LoadMore } from '@/views/kernel/ui/load-more';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { SkeletonGroup } from '@/views/kernel/ui/skeleton-group';
import { messages } from './messages';
import { ReviewCard } from './review-card';

export interface ReviewListProps<Query> {
  readonly list: PagedList<Review, Query, ReviewPage>;
  readonly shownIn: ShownReviews;
  readonly empty: ReactNode;
  readonly hrefOf: (cursor: string) => string;
  readonly withCompany?: boolean;
}

const FIRST_REVIEWS = 3;

export const ReviewList = observer(function ReviewList<Query>({
  list,
  shownIn,
  empty,
  hrefOf,
  withCompany = false,
}: ReviewListProps<Query>) {
  const items = useRowsInSteps(list.items, FIRST_REVIEWS);
  const { list: element, expectMore } = useNewItemsFocus<HTMLDivElement>(items.length);
  const handleMore = () => {
    expectMore();
    void list.loadMore();
  };
  if (list.failure !== null) return <LoadFailure failure={list.failure} texts={messages} onRetry={list.reload} />;
  if (list.state.state !== 'ready' && list.items.length === 0) return <ReviewsSkeleton />;
  if (list.items.length === 0) return empty;
  return (
    <>
      <div ref={element} className="rvlist" aria-busy={list.state.state === 'loading'}>
        {items.map((review) => (
          <ReviewCard key={review.id} review={review} shownIn={shownIn} withCompany={withCompany} />
        ))}
      </div>
      <LoadMore
        status={moreStatusOf(list)}
        onLoadMore={handleMore}
        href={list.nextCursor === null ? null : hrefOf(list.nextCursor)}
        texts={MORE_TEXTS}
      />
    </>
  );
});

function ReviewsSkeleton() {
  return (
    <SkeletonGroup label={messages.loading} className="grid gap-3 py-3">
      <Skeleton shape="title" width="half" />
      <Skeleton width="third" />
      <Skeleton />
      <Skeleton />
    </SkeletonGroup>
  );
}

const MORE_TEXTS = {
  more: messages.more,
  loading: messages.loadingMore,
  failed: messages.moreFailed,
  retry: messages.tryAgain,
  done: messages.end,
};
