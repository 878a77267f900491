/** Texts about a draft and about what becomes of it. */
export const postingMessages = {
  contentMissing: 'Write something first.',
  contentTooLong: 'Shorten your post to {limit} characters.',
  titleTooLong: 'Shorten the title to {limit} characters.',
  communityMissing: 'Choose a community for your post.',
  postedBefore: 'An earlier version of this post is online already. Look at the feed before you post again.',
  unknown: 'No answer came. Your text is safe: sent again, it appears once.',
  notPosted: 'Your text is safe. Try again in a moment.',
  profileNotShown:
    'Not posted: we could not show you yet under which profile your post appears. Check “You post as”, then post again.',
  otherUser: 'Nothing was posted, because someone else logged in to this browser. The draft is kept for its author.',
  draftKeptForOwner: 'Your draft is safe. Log in to continue.',
  draftHeldForOwner:
    'This device does not keep your draft. Leave this page open and log in in another tab: it is back here then.',
  changed: 'Your changes are live.',
  changeKept: 'Your changes are kept. They are here when you change this post again.',
  deleted: 'Your post is deleted.',
  notDeleted: 'Your post was not deleted.',
  restored: 'Your post is back.',
  notRestored: 'Your post did not come back.',
  notBegun: 'The post was not begun.',
  draftInTheWay: 'Your draft is still here. Post or discard it, then discuss the review.',
  posted: 'Your post is live.',
  held: 'Your post waits for a moderator. Remove the marked words, and it is published at once.',
  viewPost: 'View your post',
  draftKept: 'Your draft is kept. It is here when you come back.',
  keptWhileOpen: 'What you wrote is here until you close this page: this device does not keep it.',
  draftDiscarded: 'Draft discarded.',
  undo: 'Undo',
} as const;

/** Ends of sentences: the outcome of deleting a post or bringing it back. */
export const postAims = { deleted: 'your post is deleted', restored: 'your post is back' } as const;
