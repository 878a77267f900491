export const messages = {
  edited: 'edited',
  readEarlier: 'edited: read earlier versions',
} as const;
