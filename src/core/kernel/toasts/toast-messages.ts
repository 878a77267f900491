export const toastMessages = {
  /** ER-COPY-SUCCESS */
  linkCopied: 'Link copied to clipboard!',
  /** Section 8: the link of a chat toast. */
  chatLink: 'View messages',
  /** A part of the product whose code did not come. */
  partNotLoaded: 'That did not load. Check your connection and try again.',
} as const;
