export const versionsMessages = {
  title: { post: 'Earlier versions of this post', comment: 'Earlier versions of this comment' },
  lead: 'Newest first. Only you can read these. Others see that you edited it, but not the earlier text.',
  close: 'Close',
  from: (date: string) => `From ${date}`,
  loading: 'Loading earlier versions',
  failedTitle: 'The earlier versions did not load',
  tryAgain: 'Try again',
  emptyTitle: 'No earlier versions',
  emptyText: 'Only its pictures changed, or you removed the earlier versions.',
  erase: 'Remove earlier versions',
} as const;
