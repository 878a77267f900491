import { Skeleton } from '@/views/kernel/ui/skeleton';

const ROWS = ['half', 'full', 'third', 'half'] as const;

export function RowSkeletons() {
  return ROWS.map((width, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move.
    <div key={place} className="talk-row">
      <Skeleton shape="circle" />
      <span className="grid gap-2">
        <Skeleton width="third" />
        <Skeleton width={width} />
      </span>
    </div>
  ));
}
