export const compareMessages = {
  full: 'Four companies are chosen already.',
  fullText: 'Remove one to add another.',
} as const;
