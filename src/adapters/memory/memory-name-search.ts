import type { Refusal } from './memory-failure';
import { invalid } from './memory-failure';

const LONGEST_TEXT = 100;
const LARGEST_LIMIT = 25;

/** From this many characters on, a text is also looked for inside words. */
const SHORTEST_INSIDE = 3;

/**
 * The named things that match a typed text: those that begin with it, then those with such a word, then, from three
 * characters on, those that hold it.
 */
export function bestMatches<Item extends { readonly name: string }>(
  items: readonly Item[],
  typed: string,
  limit: number,
): { readonly ok: true; readonly value: readonly Item[] } | Refusal {
  const text = typed.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  if (text === '' || typed.length > LONGEST_TEXT) return invalid({ q: 'This is not in the right form.' });
  if (!Number.isInteger(limit) || limit < 1 || limit > LARGEST_LIMIT)
    return invalid({ limit: 'This is out of range.' });
  const value = items
    .map((item) => ({ item, rank: rankOf(item.name.toLowerCase(), text) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((first, second) => Number(first.rank) - Number(second.rank) || compareNames(first.item, second.item))
    .slice(0, limit)
    .map(({ item }) => item);
  return { ok: true, value };
}

function rankOf(name: string, text: string): 0 | 1 | 2 | null {
  if (name.startsWith(text)) return 0;
  if (name.split(/[^\p{L}\p{M}\p{N}]+/u).some((word) => word.startsWith(text))) return 1;
  return text.length >= SHORTEST_INSIDE && name.includes(text) ? 2 : null;
}

function compareNames(first: { readonly name: string }, second: { readonly name: string }): number {
  const [one, other] = [first.name.toLowerCase(), second.name.toLowerCase()];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
