/** Texts of answers outside their views. */
export const answerMessages = {
  empty: 'Write the answer first.',
  tooLong: 'Shorten it to {limit} characters.',
  notSent: 'Couldn’t send it.',
  notWithdrawn: 'Couldn’t withdraw it.',
  sent: 'Sent. Everyone can read it.',
  held: 'Sent. A moderator reads it before others see it.',
  withdrawn: 'Withdrawn.',
} as const;
