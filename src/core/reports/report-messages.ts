/** Texts about reports. */
export const reportMessages = {
  sent: 'Thank you. A moderator reads it.',
  noReason: 'Choose what is wrong with it.',
  tooLong: 'Use at most 500 characters.',
  notSent: 'Your report was not sent.',
} as const;

/** What is so after a report, as the end of a sentence. */
export const reportAims = { sent: 'your report was sent' } as const;
