import type { SetName } from './host/host-facts';
import type { BenchOptions } from './row';

/** Sizes of data sets. Research sets have 10,000 companies with 200,000 reviews. */
const SIZES: Readonly<Record<SetName, number>> = {
  posts: 2_000,
  research: 500_000,
  companies: 26_000,
  users: 1_000_000,
};
export const SMALL_SHARE = 10;

export function sizeOf(set: SetName, { isSmall }: Pick<BenchOptions, 'isSmall'>): number {
  return isSmall && set !== 'posts' ? SIZES[set] / SMALL_SHARE : SIZES[set];
}
