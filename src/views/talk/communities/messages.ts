export const messages = {
  yours: 'Your communities',
  popular: 'Communities',
  all: 'All',
  loading: 'Loading communities',
  failed: 'The communities did not load.',
  tryAgain: 'Try again',
  noneFollowed: 'Follow what interests you. Your choices decide what you see under Following.',
  none: 'There are no communities yet.',
  follow: 'Follow',
  followed: 'Following',
  followers: { one: '{count} follower', other: '{count} followers' },
  newToday: { one: '{count} new post today', other: '{count} new posts today' },
  manyNewToday: '99+ new posts today',
  /** Screen readers also hear `newOf`. */
  newCount: (count: string) => `${count} new`,
  manyNew: '99+',
  newOf: { one: ' post today', other: ' posts today' },
} as const;
