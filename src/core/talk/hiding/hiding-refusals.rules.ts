export const hidingRefusals = {
  ownName: 'This is your own pseudonym.',
} as const;
