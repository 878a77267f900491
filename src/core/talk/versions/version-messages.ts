/** Texts about what becomes of earlier texts. */
export const versionMessages = {
  erased: 'What it said before is removed.',
  notErased: 'We could not remove what it said before.',
} as const;

/** Ends of sentences: the outcome of removing earlier texts. */
export const versionAims = { erased: 'what it said before is removed' } as const;
