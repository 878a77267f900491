export const loadMessages = {
  loading: 'Loading the company',
  failedTitle: 'The company did not load.',
  failedNote: 'What you opened is still at this address.',
  failedPart: 'This part did not load.',
  tryAgain: 'Try again',
} as const;
