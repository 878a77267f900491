import type { Review, ReviewPage } from '@/core/research/reviews/review';
import type { Reviews } from '@/core/research/reviews/reviews.port';
import type { PagedList } from '@/stores/kernel/common/paged-list';

/** Opens reviews. After a Back, the user's own are reloaded, since they may have changed on another page. */
export async function openReviews<Query>(
  list: PagedList<Review, Query, ReviewPage>,
  query: Query,
  isBack: boolean,
  reviews: Pick<Reviews, 'getReview'>,
): Promise<void> {
  const isKept = await list.open(query, isBack);
  if (!isKept) return;
  for (const { id } of list.items.filter(({ isMine }) => isMine)) {
    const answer = await reviews.getReview({ reviewId: id });
    if (answer.ok) list.amend(id, () => answer.value);
    else if (answer.failure.kind === 'notFound') list.remove(id);
  }
}
