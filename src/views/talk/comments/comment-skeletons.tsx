import { Skeleton } from '@/views/kernel/ui/skeleton';

const ROWS = [1, 2, 3, 4, 5, 6];
/** The minimum number of rows, because comments with replies are higher than one row. */
const MIN_ROWS = 3;

/** Fills the place of the first comments, so that what is below them does not move. */
export function CommentSkeletons({ count = ROWS.length }: { readonly count?: number | undefined }) {
  return ROWS.slice(0, count === 0 ? 0 : Math.max(count, MIN_ROWS)).map((row) => (
    <div key={row} className="post grid gap-3">
      <Skeleton width="third" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="half" />
    </div>
  ));
}
