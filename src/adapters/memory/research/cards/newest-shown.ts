import { CARD_KEYS, cardValue } from '@/core/research/cards/card.rules';

/** Returns the newest month that cards show; null if none shows one. */
export function newestShown(cards: readonly { readonly card: readonly string[] }[]): string | null {
  const months = cards.flatMap(({ card }) => cardValue(card, CARD_KEYS.month) ?? []);
  return months.toSorted().at(-1) ?? null;
}
