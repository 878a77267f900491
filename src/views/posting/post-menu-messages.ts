/** Texts of a post's menu. */
export const postMenuMessages = {
  copyLink: 'Copy link',
  whatsApp: 'Share on WhatsApp',
  report: 'Report',
  notInterested: 'Not interested',
  block: (name: string) => `Block ${name}`,
  reply: 'Reply',
  requestAnswer: 'Ask for an answer',
  edit: 'Edit',
  remove: 'Delete',
} as const;
