export const bookmarksMessages = {
  notAdded: 'Couldn’t add the bookmark.',
  notRemoved: 'Couldn’t remove the bookmark.',
  resumed: 'Bookmark added.',
} as const;

/** Ends of sentences: the outcome of adding or removing. */
export const bookmarkAims = {
  added: 'the bookmark was added',
  removed: 'the bookmark was removed',
} as const;
