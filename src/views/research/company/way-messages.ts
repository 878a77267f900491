export const wayMessages = {
  compare: 'Compare',
  inCompare: 'In compare',
  sideBySide: 'Compare with other companies',
  nearLists: 'Lists of similar companies',
} as const;
