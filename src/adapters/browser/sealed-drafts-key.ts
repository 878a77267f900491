/** The public id of their user follows. */
export const SEALED_DRAFTS = 'sealedDrafts.';
