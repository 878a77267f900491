export const voteRefusals = {
  ownPost: 'You cannot vote on your own post.',
  ownComment: 'You cannot vote on your own comment.',
} as const;
