/** Texts in the menu of a post. */
export const menuMessages = {
  notInterested: 'Not interested',
  block: (name: string) => `Block ${name}`,
} as const;
