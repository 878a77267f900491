export const pollRefusals = {
  own: 'You cannot vote in your own poll.',
  closed: 'This poll is over. Your vote did not count.',
  noOption: 'This poll has no such option.',
  notFound: 'This poll does not exist.',
} as const;
