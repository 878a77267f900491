import type { AwardAddress } from './award-address';

/** Returns the address of a list; the one that search engines find. */
export function awardPathOf({ year, category }: AwardAddress & { readonly year: number }): string {
  return category === null ? `/awards/${year}` : `/awards/best-${category}-companies-to-work-in-india-${year}`;
}
