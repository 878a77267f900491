import type { AwardAddress } from './award-address';

export function awardPathOf({ year, category }: AwardAddress & { readonly year: number }): string {
  return category === null ? `/awards/${year}` : `/awards/best-${category}-companies-to-work-in-india-${year}`;
}
