export const offerRefusals = {
  notFound: 'This offer does not exist.',
  notYours: 'You did not save this offer.',
  gone: 'An offer is no longer available. Choose it again.',
  own: 'You cannot pick among your own offers.',
  noOffer: 'This post has no such offer.',
} as const;
