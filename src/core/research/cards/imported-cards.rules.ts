import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import type { Card } from './card.rules';
import { alikeCards, keysOn, laddersOf, NOTHING_SHOWN } from './card-ways.rules';

/**
 * Returns the keys of what each imported card of a company may show, by the card's id: what at least five of them say in the same words. Nobody
 * can add to them through the product, and none is of an account; cards of users count among themselves (user-card.rules).
 */
export function shownKeys(cards: readonly Card[]): ReadonlyMap<string, readonly string[]> {
  const alike = alikeCards(cards, ({ length }) => length >= MIN_GROUP);
  return new Map(
    cards.map(({ id, facts }) => [id, keysOn(alike.get(id)?.way ?? NOTHING_SHOWN, laddersOf(facts))] as const),
  );
}
