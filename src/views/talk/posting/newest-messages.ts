export const newestMessages = {
  title: 'Newest posts',
} as const;
