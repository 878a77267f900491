/** The beginning of the keys under which a device keeps sealed drafts; the public id of their user follows. */
export const SEALED_DRAFTS = 'sealedDrafts.';
