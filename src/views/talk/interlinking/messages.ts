/** Texts of the links to other pages. */
export const messages = { title: 'Read next' } as const;
