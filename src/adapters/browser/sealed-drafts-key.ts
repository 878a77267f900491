/** The prefix of the storage key. The public id of the user follows. */
export const SEALED_DRAFTS = 'sealedDrafts.';
