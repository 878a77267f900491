/** Texts of the cards of links. */
export const messages = {
  newTab: 'Opens in a new tab',
  leaveOut: 'Leave the card out',
} as const;
