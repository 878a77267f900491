export const suggestionMessages = {
  failed: 'The communities did not load.',
  tryAgain: 'Try again',
  more: 'More to follow',
  yours: 'The communities you follow',
  showPosts: 'Show their posts',
} as const;
