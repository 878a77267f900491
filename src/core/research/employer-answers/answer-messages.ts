import { CARDS_SHOW_WITHIN_HOURS } from '@/core/kernel/figures/shows-from.rules';

export const answerMessages = {
  empty: 'Write the answer first.',
  tooLong: 'Shorten it to {limit} characters.',
  notSent: 'Couldn’t send it.',
  notWithdrawn: 'Couldn’t withdraw it.',
  sent: 'Sent. Everyone can read it.',
  replied: `Sent. Others see it within ${CARDS_SHOW_WITHIN_HOURS} hours.`,
  held: 'Sent. A moderator reads it before others see it.',
  withdrawn: 'Withdrawn.',
} as const;
