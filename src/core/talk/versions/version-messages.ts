export const versionMessages = {
  erased: 'Earlier versions removed.',
  notErased: 'Couldn’t remove the earlier versions.',
} as const;

/** Ends of sentences: the outcome of removing earlier texts. */
export const versionAims = { erased: 'the earlier versions were removed' } as const;
