export const messages = {
  newTab: 'Opens in a new tab',
  leaveOut: 'Remove the card',
} as const;
