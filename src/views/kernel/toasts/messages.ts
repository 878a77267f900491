export const messages = {
  closeToast: 'Close this message',
  toastRegion: 'Notices',
} as const;
