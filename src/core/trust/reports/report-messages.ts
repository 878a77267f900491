export const reportMessages = {
  sent: 'Thank you. A moderator will review it.',
  noReason: 'Choose what is wrong with it.',
  tooLong: 'Use at most 500 characters.',
  notSent: 'Your report was not sent.',
} as const;

export const reportOutcomes = { sent: 'your report was sent' } as const;
