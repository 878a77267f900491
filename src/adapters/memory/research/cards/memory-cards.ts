import { monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import { periodOf, stayOf } from '@/core/research/cards/card.rules';
import { shownKeys } from '@/core/research/cards/imported-cards.rules';
import type { ShownAuthor } from '@/core/research/cards/shown-card.rules';
import { shownAuthorOf } from '@/core/research/cards/shown-card.rules';

interface AuthorFacts {
  readonly department: string | null;
  readonly location: string | null;
  readonly isCurrent: boolean | null;
  readonly createdAt: number;
  readonly authorId: string | null;
}

export interface DatedAuthor extends ShownAuthor {
  /** The last month that the card shows, `2026-12`. Empty if it shows none. */
  readonly last: string;
}

/**
 * Returns the authors that cards show, by contribution, in order. `sameOf` groups imported contributions that may have
 * the same author. Users' cards show no facts, because users in memory have not existed for long enough
 * (core/research/cards).
 */
export function shownAuthors<Item>(
  items: readonly Item[],
  factsOf: (item: Item) => AuthorFacts,
  sameOf: (item: Item) => string,
): readonly DatedAuthor[] {
  const cards = cardsOf(items, factsOf, sameOf);
  return items.map((item) => {
    const keys = cards.get(sameOf(item)) ?? [];
    return { ...shownAuthorOf(keys), last: periodOf(keys)?.last ?? '' };
  });
}

interface Carded {
  readonly id: string;
  readonly shown: DatedAuthor;
}

/** Sorts by the last month shown, newest first, then by id. Sorting by day would reveal months that cards hide. */
export function newestShownFirst(one: Carded, other: Carded): number {
  if (one.shown.last !== other.shown.last) return one.shown.last < other.shown.last ? 1 : -1;
  return one.id < other.id ? 1 : -1;
}

export function cardsOf<Item>(
  items: readonly Item[],
  factsOf: (item: Item) => AuthorFacts,
  sameOf: (item: Item) => string,
): ReadonlyMap<string, readonly string[]> {
  const imported = items.filter((item) => factsOf(item).authorId === null);
  const firsts = new Map(imported.map((item) => [sameOf(item), item]));
  return shownKeys([...firsts].map(([id, item]) => ({ id, facts: cardFactsOf(factsOf(item)) })));
}

function cardFactsOf({ department, location, isCurrent, createdAt }: AuthorFacts) {
  const keyOf = (name: string | null) => (name === null ? null : urlNameOf(name));
  return {
    title: null,
    department: keyOf(department),
    city: keyOf(location),
    state: null,
    years: null,
    stay: stayOf(isCurrent),
    month: monthInIndia(createdAt),
  };
}
