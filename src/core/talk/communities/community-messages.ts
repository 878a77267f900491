/** Texts for communities that were followed after a login, or could not be followed or left. */
export const communityMessages = {
  resumed: 'You follow {name} now.',
  notResumed: 'You do not follow it yet.',
  notFollowed: 'You do not follow {name} yet.',
  notLeft: 'You still follow {name}.',
  left: 'You left {name}.',
  undo: 'Undo',
} as const;

/** Ends of sentences: the outcome of following or leaving a community. */
export const communityAims = {
  followedOne: 'you follow the community',
  followed: (name: string) => `you follow ${name}`,
  left: (name: string) => `you left ${name}`,
} as const;
