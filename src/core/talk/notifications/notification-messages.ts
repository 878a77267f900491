export const notificationMessages = {
  dismissed: 'Notification removed.',
  undo: 'Undo',
} as const;
