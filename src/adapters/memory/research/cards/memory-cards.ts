import { monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import { shownKeys, stayOf } from '@/core/research/cards/card.rules';
import type { ShownAuthor } from '@/core/research/cards/shown-card.rules';
import { shownAuthorOf } from '@/core/research/cards/shown-card.rules';

/** The facts about the author of a contribution of a memory world. */
interface AuthorFacts {
  readonly department: string | null;
  readonly location: string | null;
  readonly isCurrent: boolean | null;
  readonly createdAt: number;
}

/**
 * Returns what each contribution to a company may show of its author, in their order. `sameOf` names those that may be of one person, which count
 * once.
 */
export function shownAuthors<Item>(
  items: readonly Item[],
  factsOf: (item: Item) => AuthorFacts,
  sameOf: (item: Item) => string,
): readonly ShownAuthor[] {
  const cards = cardsOf(items, factsOf, sameOf);
  return items.map((item) => shownAuthorOf(cards.get(sameOf(item)) ?? []));
}

/** Returns the keys that the cards of contributions to a company show, by their names of `sameOf`. */
export function cardsOf<Item>(
  items: readonly Item[],
  factsOf: (item: Item) => AuthorFacts,
  sameOf: (item: Item) => string,
): ReadonlyMap<string, readonly string[]> {
  const firsts = new Map(items.map((item) => [sameOf(item), item]));
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
