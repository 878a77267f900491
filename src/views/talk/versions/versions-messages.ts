/** Texts of what a post or a comment said before. */
export const versionsMessages = {
  title: { post: 'What this post said before', comment: 'What this comment said before' },
  lead: 'The newest first. Only you can read this: others see that you changed it, not what it said.',
  close: 'Close',
  from: (date: string) => `From ${date}`,
  loading: 'Loading what it said before',
  failedTitle: 'We could not load what it said before',
  tryAgain: 'Try again',
  emptyTitle: 'No earlier text is kept',
  emptyText: 'Only its pictures changed, or you removed what it said before.',
  erase: 'Remove earlier texts',
} as const;
