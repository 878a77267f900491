/** Texts of the word that marks what was changed. */
export const messages = {
  edited: 'edited',
  readEarlier: 'edited: read what it said before',
} as const;
