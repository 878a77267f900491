/** Texts of the communities that are offered to a user who follows none. */
export const suggestionMessages = {
  failed: 'The communities did not load.',
  tryAgain: 'Try again',
  followers: { one: '{count} follower', other: '{count} followers' },
  follow: 'Follow',
  followed: 'Following',
  showPosts: 'Show their posts',
} as const;
