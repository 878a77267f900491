/** Texts for communities that were followed after a login, or could not be followed or left. */
export const communityMessages = {
  resumed: 'You follow {name} now.',
  notFollowed: 'You do not follow {name} yet.',
  notLeft: 'You still follow {name}.',
} as const;
