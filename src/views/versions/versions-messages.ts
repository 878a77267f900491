/** Texts of what a post or a comment said before. */
export const versionsMessages = {
  title: { post: 'What this post said before', comment: 'What this comment said before' },
  lead: 'The newest first. Who wrote it stays as hidden as it is in the text itself.',
  ownLead: 'Everybody who reads it can read this too. Remove it if it tells too much about you.',
  close: 'Close',
  from: (date: string) => `From ${date}`,
  loading: 'Loading what it said before',
  failedTitle: 'We could not load what it said before',
  failedText: 'Check your connection and try again.',
  tryAgain: 'Try again',
  emptyTitle: 'No earlier text is kept',
  emptyText: 'Only its pictures changed, or its author removed what it said before.',
  erase: 'Remove earlier texts',
} as const;
