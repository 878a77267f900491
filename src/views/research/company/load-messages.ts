export const loadMessages = {
  loading: 'Loading the company',
  failedTitle: 'The company did not load.',
  failedNote: 'Try again in a moment.',
  failedPart: 'This part did not load.',
  tryAgain: 'Try again',
} as const;
