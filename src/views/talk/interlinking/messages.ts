export const messages = { title: 'Read next' } as const;
