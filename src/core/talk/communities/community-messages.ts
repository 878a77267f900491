/** Texts for communities that were followed after a login, or could not be followed or left. */
export const communityMessages = {
  resumed: 'You follow {name} now.',
  notResumed: 'Couldn’t follow the community.',
  notFollowed: 'Couldn’t follow {name}.',
  notLeft: 'Couldn’t unfollow {name}.',
  left: 'You no longer follow {name}.',
  undo: 'Undo',
} as const;

/** Ends of sentences: the outcome of following or leaving a community. */
export const communityAims = {
  followedOne: 'you follow the community',
  followed: (name: string) => `you follow ${name}`,
  left: (name: string) => `you no longer follow ${name}`,
} as const;
