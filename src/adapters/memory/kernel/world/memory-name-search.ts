import { MAX_TYPO_WORDS, MIN_TYPO_LENGTH } from '@/core/kernel/catalog/search.rules';
import { searchKeyOf } from '@/core/kernel/catalog/search-key.rules';
import { editDistance } from './memory-list-search';

/** Minimum length for matches inside words. */
const MIN_INSIDE_LENGTH = 3;

export function bestMatches<Item extends { readonly name: string }>(
  items: readonly Item[],
  typed: string,
  limit: number,
): readonly Item[] {
  const text = typed.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return items
    .map((item) => ({ item, rank: rankOf(item.name.toLowerCase(), text) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((first, second) => Number(first.rank) - Number(second.rank) || compareNames(first.item, second.item))
    .slice(0, limit)
    .map(({ item }) => item);
}

/** Finds items in which each typed word begins a word, in any order, with one or two typos, fewest typos first. */
export function nearMatches<Item extends { readonly name: string }>(
  items: readonly Item[],
  typed: string,
  limit: number,
): readonly Item[] {
  const words = searchKeyOf(typed).split(' ').filter(Boolean).slice(0, MAX_TYPO_WORDS);
  if (words.length === 0) return [];
  return items
    .map((item) => ({ item, slips: slipsOf(searchKeyOf(item.name).split(' '), words) }))
    .filter(({ slips }) => slips < Number.POSITIVE_INFINITY)
    .toSorted((first, second) => first.slips - second.slips || compareNames(first.item, second.item))
    .slice(0, limit)
    .map(({ item }) => item);
}

/** Returns the number of typos, or infinity if a word matches nothing. */
function slipsOf(own: readonly string[], words: readonly string[]): number {
  return words.reduce((sum, word) => {
    const near = own
      .filter((one) => one[0] === word[0])
      .map((one) => editDistance(one.slice(0, word.length), word))
      .filter((slips) => slips <= Math.min(2, Math.max(0, word.length - MIN_TYPO_LENGTH + 1)));
    return sum + Math.min(...near);
  }, 0);
}

function rankOf(name: string, text: string): 0 | 1 | 2 | null {
  if (name.startsWith(text)) return 0;
  if (name.split(/[^\p{L}\p{M}\p{N}]+/u).some((word) => word.startsWith(text))) return 1;
  return text.length >= MIN_INSIDE_LENGTH && name.includes(text) ? 2 : null;
}

function compareNames(first: { readonly name: string }, second: { readonly name: string }): number {
  const [one, other] = [first.name.toLowerCase(), second.name.toLowerCase()];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
