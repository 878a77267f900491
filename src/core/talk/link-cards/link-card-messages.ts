export const linkCardMessages = {
  leftOut: 'The card is removed. The link stays in the text.',
  undo: 'Undo',
  notChanged: 'The card was not changed.',
} as const;
