import { typosBetween } from '@/core/kernel/formatting/slips.rules';
import type { NavigationLink } from './navigation';

const MAX_SLIPS = 3;
/** Allows one typo per four letters, so that a short word is not mistaken for another. */
const LETTERS_PER_SLIP = 4;

/** Returns the link whose address a path most likely misspells, or null. */
export function closestLink(path: string, links: readonly NavigationLink[]): NavigationLink | null {
  const most = Math.min(MAX_SLIPS, Math.floor(path.length / LETTERS_PER_SLIP));
  const ways = links
    .map((link) => ({ link, slips: typosBetween(path.toLowerCase(), link.href, most) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((one, other) => one.slips - other.slips);
  return ways[0]?.link ?? null;
}
