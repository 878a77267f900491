import { MANY_LETTERS, MIN_TYPO_LENGTH } from '@/core/kernel/catalog/search.rules';
import { searchKeyOf } from '@/core/kernel/catalog/search-key.rules';
import { withVAndWSwapped } from '@/core/kernel/common/other-v.rules';
import { withSwappedLetters } from '@/core/research/search/typed-words.rules';
import type { MemoryItem } from '../catalog/catalog-records';

/** Finds prefixes of names first, then of words, then names with a typo. */
export function itemsFor(
  items: readonly MemoryItem[],
  typed: string,
  limit: number,
): readonly { readonly item: MemoryItem; readonly isNear: boolean }[] {
  const found = itemsBeginning(items, typed);
  const near = itemsNear(items, typed, found.length > 0);
  // If the most similar item is an exact match, the text has no typo.
  const others = near.slice(0, 1).some((likest) => found.includes(likest))
    ? []
    : near.filter((item) => !found.includes(item));
  return [...found.map((item) => ({ item, isNear: false })), ...others.map((item) => ({ item, isNear: true }))].slice(
    0,
    limit,
  );
}

/** Finds similar names. If there are none, it swaps v and w. */
function itemsNear(items: readonly MemoryItem[], typed: string, isWhole: boolean): readonly MemoryItem[] {
  const near = itemsLike(items, typed, isWhole);
  const other = near.length === 0 ? withVAndWSwapped(searchKeyOf(typed)) : null;
  return other === null ? near : itemsLike(items, other, isWhole);
}

export function itemsBeginning<Item extends MemoryItem>(items: readonly Item[], typed: string): readonly Item[] {
  const text = searchKeyOf(typed);
  return text === '' ? [] : ranked(items, (item) => placeOf(item, text));
}

/** Finds items with one or two typos. Returns an empty list for a short text. */
export function itemsLike<Item extends MemoryItem>(
  items: readonly Item[],
  typed: string,
  isWhole = false,
): readonly Item[] {
  const text = searchKeyOf(typed);
  return text.length < MIN_TYPO_LENGTH ? [] : ranked(items, (item) => typosOf(item, text, isWhole));
}

function ranked<Item extends MemoryItem>(
  items: readonly Item[],
  rankOf: (item: Item) => number | null,
): readonly Item[] {
  return items
    .flatMap((item) => {
      const rank = rankOf(item);
      return rank === null ? [] : [{ item, rank }];
    })
    .toSorted(
      (first, second) =>
        first.rank - second.rank ||
        (second.item.weight ?? 0) - (first.item.weight ?? 0) ||
        compare(first.item.name, second.item.name),
    )
    .map(({ item }) => item);
}

function placeOf({ name, aliases = [] }: MemoryItem, text: string): 0 | 1 | null {
  if ([name, ...aliases].some((one) => searchKeyOf(one).startsWith(text))) return 0;
  return searchKeyOf(name).includes(` ${text}`) ? 1 : null;
}

export function typosOf({ name, aliases = [] }: MemoryItem, text: string, isWhole = false): number | null {
  const names = [name, ...aliases].map(searchKeyOf);
  const keys = isWhole ? names : names.flatMap((one) => [0, 1, -1].map((more) => one.slice(0, text.length + more)));
  if (keys.some((key) => withSwappedLetters(text).includes(key))) return 1;
  const slips = Math.min(...keys.map((key) => editDistance(key, text)));
  return slips <= (text.length < MANY_LETTERS ? 1 : 2) ? slips : null;
}

export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, wanted] of [...other].entries()) {
      const changed = (row[place] ?? 0) + Number(letter !== wanted);
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function compare(first: string, second: string): number {
  const [one, other] = [first.toLowerCase(), second.toLowerCase()];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
