export const communityMessages = {
  resumed: 'You follow {name} now.',
  notResumed: 'Couldn’t follow the community.',
  notFollowed: 'Couldn’t follow {name}.',
  notLeft: 'Couldn’t unfollow {name}.',
  left: 'You no longer follow {name}.',
  undo: 'Undo',
} as const;

export const communityOutcomes = {
  followedOne: 'you follow the community',
  followed: (name: string) => `you follow ${name}`,
  left: (name: string) => `you no longer follow ${name}`,
} as const;
