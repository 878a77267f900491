export const postMenuMessages = {
  copyLink: 'Copy link',
  whatsApp: 'Share on WhatsApp',
  reply: 'Reply',
  edit: 'Edit',
  remove: 'Delete',
} as const;
