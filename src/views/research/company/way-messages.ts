export const wayMessages = {
  compare: 'Compare',
  inCompare: 'In compare',
  sideBySide: 'Compare with other companies',
  nearLists: 'Similar companies',
} as const;
