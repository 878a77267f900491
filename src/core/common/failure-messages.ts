/** Second lines of failure toasts that no single feature owns. */
export const failureMessages = {
  noConnection: 'You seem to be offline. Try again when you are back.',
} as const;
