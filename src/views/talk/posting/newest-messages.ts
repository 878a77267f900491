/** Texts of the newest posts on a page that has nothing else to read. */
export const newestMessages = {
  title: 'Newest posts',
} as const;
