export const answerRequestRefusals = {
  notACandidate: 'This pseudonym cannot be asked here any more. Choose another one.',
  ownPost: 'This is your own post. Anyone who reads it can answer.',
} as const;
