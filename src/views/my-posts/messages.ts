/** Texts of the user's own posts. */
export const messages = {
  title: 'Your posts',
  lead: 'Only you see this list. Nobody else can tell which posts are by the same person under different names.',
  posts: { one: '{count} post', other: '{count} posts' },
  answers: { one: '{count} comment', other: '{count} comments' },
  followed: { one: '{count} community followed', other: '{count} communities followed' },
  gate: 'Log in to see your posts',
  loading: 'Loading your posts',
  failedTitle: 'Your posts did not load',
  failedText: 'Nothing is lost. Check your connection, then try again.',
  tryAgain: 'Try again',
  emptyTitle: 'You have not posted yet',
  emptyText: 'A question or a tip is enough to begin with. Nobody sees your name.',
  write: 'Write a post',
  more: 'Show older posts',
  moreFailed: 'The older posts did not load.',
  end: 'That is all of it.',
} as const;
