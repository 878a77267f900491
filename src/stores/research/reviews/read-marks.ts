import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { Review, ReviewPage } from '@/core/research/reviews/review';
import type { PagedList } from '@/stores/kernel/common/paged-list';

/**
 * Adds the new user's marks to a list, which keeps its length and scroll position. `fetch` loads the page after a
 * cursor; newer marks stay. Stops if a call fails or `isLate` reports another session.
 */
export async function readMarks<Query>(
  list: PagedList<Review, Query, ReviewPage>,
  start: string | null,
  fetch: (cursor: string | null) => Promise<Result<ReviewPage, Failure>>,
  isLate: () => boolean,
): Promise<void> {
  let cursor = start;
  let seen = 0;
  do {
    const before = new Set(list.items);
    const answer = await fetch(cursor);
    if (!answer.ok || isLate()) return;
    const read = new Map(answer.value.items.map((review) => [review.id, review]));
    list.change((review) => {
      if (!before.has(review)) return review;
      const { isHelpful, isMine, helpful } = read.get(review.id) ?? review;
      return { ...review, isHelpful, isMine, helpful };
    });
    seen += read.size;
    cursor = answer.value.nextCursor;
  } while (cursor !== null && seen < list.items.length);
}
