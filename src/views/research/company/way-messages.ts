/** Texts of the ways to other companies. */
export const wayMessages = {
  compare: 'Compare',
  inCompare: 'In compare',
  sideBySide: 'Side by side with others',
  nearLists: 'Companies like this one',
} as const;
