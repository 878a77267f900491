export const commentRefusals = {
  notFound: 'This comment does not exist.',
  notYours: 'You can change only your own comments.',
  writerRequired: 'Choose a pseudonym and add your career details to comment.',
} as const;
