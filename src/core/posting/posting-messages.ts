/** What people read where a draft cannot be posted. */
export const postingMessages = {
  contentMissing: 'Write something first.',
  contentTooLong: 'Shorten your post to {limit} characters; it has {length}.',
  titleTooLong: 'Shorten the title to {limit} characters; it has {length}.',
  communityMissing: 'Choose a community for your post.',
  postedBefore: 'An earlier version of this post is online already. Look at the feed before you post again.',
} as const;
