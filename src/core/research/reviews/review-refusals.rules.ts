export const reviewRefusals = {
  notFound: 'This review does not exist.',
  notYours: 'You can change only your own reviews.',
  own: 'You cannot mark your own review as helpful.',
} as const;
