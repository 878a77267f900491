import { Skeleton } from '@/views/kernel/ui/skeleton';

const ROWS = [1, 2, 3, 4, 5, 6];

/** Fills the place of the first comments, so that what is below them does not move. */
export function CommentSkeletons({ count = ROWS.length }: { readonly count?: number | undefined }) {
  return ROWS.slice(0, count).map((row) => (
    <div key={row} className="post grid gap-3">
      <Skeleton width="third" />
      <Skeleton />
      <Skeleton width="half" />
    </div>
  ));
}
