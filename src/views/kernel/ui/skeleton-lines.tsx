import type { SkeletonProps } from './skeleton';
import { Skeleton } from './skeleton';

const LIST = ['full', 'half', 'full', 'half', 'full', 'half'] as const;

export function SkeletonLines({ widths = LIST }: { readonly widths?: readonly SkeletonProps['width'][] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move.
  return widths.map((width, place) => <Skeleton key={place} width={width} />);
}
