export const photoRefusals = {
  notFound: 'This photo does not exist.',
  notYours: 'You can delete only your own photos.',
} as const;
