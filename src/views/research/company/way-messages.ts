export const wayMessages = {
  compare: 'Compare',
  inCompare: 'In compare',
  sideBySide: 'Compare with other companies',
  nearLists: 'Companies like this one',
} as const;
