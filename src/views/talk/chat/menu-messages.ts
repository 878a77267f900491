/** Texts in the menu of a post. */
export const menuMessages = {
  message: (name: string) => `Message ${name}`,
} as const;
