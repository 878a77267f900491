/** Texts about what becomes of earlier texts. */
export const versionMessages = {
  erased: 'What it said before is removed.',
  notErased: 'We could not remove what it said before.',
} as const;

/** What is so after removing earlier texts, as the end of a sentence. */
export const versionAims = { erased: 'what it said before is removed' } as const;
