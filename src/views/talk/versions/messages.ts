/** Texts of the word that marks what was changed. */
export const messages = {
  edited: 'edited',
  readEarlier: 'edited: read earlier versions',
} as const;
