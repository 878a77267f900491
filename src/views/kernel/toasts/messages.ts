/** Texts around toasts. */
export const messages = {
  closeToast: 'Close this message',
  toastRegion: 'Messages',
} as const;
