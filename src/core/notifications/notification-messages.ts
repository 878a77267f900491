/** What people read of notifications, beside the notifications themselves. */
export const notificationMessages = {
  dismissed: 'Notification removed.',
  undo: 'Undo',
} as const;
