/** Texts of the button that bookmarks an item. */
export const buttonMessages = { bookmark: (name: string) => `Bookmark: ${name}` } as const;
