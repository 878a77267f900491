export const answerRequestRefusals = {
  notACandidate: 'This pseudonym can no longer be asked here. Choose another one.',
  ownPost: 'This is your own post. Anyone who reads it can answer.',
} as const;
