import { CARDS_SHOW_WITHIN_HOURS } from '@/core/contribute/shows-from.rules';

/** Says when others see a new card, named as in a sentence: `your review`. */
export function shownLater(card: string): string {
  return `Others see ${card} at a random hour within ${CARDS_SHOW_WITHIN_HOURS} hours, without a name: nobody can tell from its time who sent it.`;
}
