/** Texts of communities. */
export const messages = {
  yours: 'Your communities',
  popular: 'Communities',
  loading: 'Loading communities',
  failed: 'The communities did not load.',
  tryAgain: 'Try again',
  noneFollowed: 'Follow what interests you, and it fills your own feed.',
  none: 'There are no communities yet.',
  followers: (count: string) => `${count} followers`,
} as const;
