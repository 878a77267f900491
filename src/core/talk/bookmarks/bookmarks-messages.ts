/** Texts of the toasts about bookmarks. */
export const bookmarksMessages = {
  notAdded: 'It is not in your bookmarks.',
  notRemoved: 'It is still in your bookmarks.',
  resumed: 'It is in your bookmarks now.',
} as const;

/** Ends of sentences: the outcome of adding or removing. */
export const bookmarkAims = {
  added: 'it is in your bookmarks',
  removed: 'it is out of your bookmarks',
} as const;
