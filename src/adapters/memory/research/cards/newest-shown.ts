import { CARD_KEYS, cardValue } from '@/core/research/cards/card.rules';

export function newestCardMonth(cards: readonly { readonly card: readonly string[] }[]): string | null {
  const months = cards.flatMap(({ card }) => cardValue(card, CARD_KEYS.month) ?? []);
  return months.toSorted().at(-1) ?? null;
}
