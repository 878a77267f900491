/** Texts for communities that could not be followed or left. */
export const communityMessages = {
  notFollowed: 'You do not follow {name} yet.',
  notLeft: 'You still follow {name}.',
} as const;
