export const statementMessages = {
  noSentence: 'Write a sentence.',
  tooLong: 'Shorten it to {limit} characters.',
  appealNotSent: 'The appeal was not sent',
  answerNotSent: 'The answer was not sent',
} as const;
