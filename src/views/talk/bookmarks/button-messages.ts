export const buttonMessages = { bookmark: (name: string) => `Bookmark: ${name}` } as const;
