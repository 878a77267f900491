/** What people read where a vote does not count. */
export const votingMessages = {
  notCounted: 'Your vote was not counted.',
  noConnection: 'You seem to be offline. Try again when you are back.',
  ownPost: 'This is your own post; others vote on it.',
} as const;
