import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import type { Card } from './card.rules';
import { alikeCards, keysOn, laddersOf, NOTHING_SHOWN } from './card-ways.rules';

/**
 * Returns the keys that at least five imported cards share. Nobody can add imported cards through the product. Users'
 * cards are counted separately (user-card.rules).
 */
export function shownKeys(cards: readonly Card[]): ReadonlyMap<string, readonly string[]> {
  const alike = alikeCards(cards, ({ length }) => length >= MIN_GROUP);
  return new Map(
    cards.map(({ id, facts }) => [id, keysOn(alike.get(id)?.way ?? NOTHING_SHOWN, laddersOf(facts))] as const),
  );
}
