import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import type { Card } from './card.rules';
import { equalCards, keysAt, laddersOf, NOTHING_SHOWN } from './card-levels.rules';

/**
 * Returns the keys that at least five imported cards share. Nobody can add imported cards through the product. Users'
 * cards are counted separately (user-card.rules).
 */
export function shownKeys(cards: readonly Card[]): ReadonlyMap<string, readonly string[]> {
  const alike = equalCards(cards, ({ length }) => length >= MIN_GROUP);
  return new Map(
    cards.map(({ id, facts }) => [id, keysAt(alike.get(id)?.levels ?? NOTHING_SHOWN, laddersOf(facts))] as const),
  );
}
