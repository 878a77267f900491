export const postingMessages = {
  contentMissing: 'Write something first.',
  contentTooLong: 'Shorten your post to {limit} characters.',
  titleTooLong: 'Shorten the title to {limit} characters.',
  communityMissing: 'Choose a community for your post.',
  postedBefore: 'An earlier version of this post is online already. Look at the feed before you post again.',
  unknown: 'We got no answer. Your text is safe. If you send it again, it appears only once.',
  notPosted: 'Your text is safe. Try again in a moment.',
  profileNotShown: 'Not posted: your profile had not loaded yet. Check “You post as”, then post again.',
  otherUser: 'Nothing was posted, because someone else logged in to this browser. The draft is kept for its author.',
  draftKeptForOwner: 'Your draft is safe. Log in to continue.',
  draftHeldForOwner:
    'This device can’t save your draft. Keep this page open and log in in another tab. Your draft will still be here.',
  changed: 'Your changes are live.',
  changeKept: 'Your changes are saved. You find them when you edit this post again.',
  deleted: 'Your post is deleted.',
  notDeleted: 'Your post was not deleted.',
  restored: 'Your post is back.',
  notRestored: 'Couldn’t restore your post.',
  notBegun: 'Couldn’t start the post.',
  draftInTheWay: 'Your draft is still here. Post or discard it, then discuss the review.',
  posted: 'Your post is live.',
  held: 'Your post waits for a moderator. Remove the marked words, and it is published at once.',
  viewPost: 'View your post',
  draftKept: 'Your draft is kept. It is here when you come back.',
  keptWhileOpen: 'This device can’t save what you wrote. It stays here until you close this page.',
  draftDiscarded: 'Draft discarded.',
  undo: 'Undo',
} as const;

/** Ends of sentences: the outcome of deleting a post or bringing it back. */
export const postAims = { deleted: 'your post is deleted', restored: 'your post is back' } as const;
