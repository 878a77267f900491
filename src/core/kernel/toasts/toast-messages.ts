export const toastMessages = {
  linkCopied: 'Link copied to clipboard!',
  chatLink: 'View messages',
  partNotLoaded: 'That did not load. Check your connection and try again.',
} as const;
