export const bookmarksMessages = {
  notAdded: 'Couldn’t add the bookmark.',
  notRemoved: 'Couldn’t remove the bookmark.',
  resumed: 'Bookmark added.',
} as const;

export const bookmarkOutcomes = {
  added: 'the bookmark was added',
  removed: 'the bookmark was removed',
} as const;
