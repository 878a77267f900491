/** Texts of an author's appeal. */
export const statementMessages = {
  noSentence: 'Write a sentence.',
  appealNotSent: 'The appeal was not sent',
} as const;
