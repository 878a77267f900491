export const reviewMessages = {
  ownReview: 'This is your own review.',
  marked: 'You marked the review as helpful.',
  notMarked: 'Couldn’t mark the review as helpful',
  deleted: 'Your review is deleted.',
  undo: 'Undo',
  notDeleted: 'Your review was not deleted',
  notRestored: 'Your review was not restored',
} as const;
