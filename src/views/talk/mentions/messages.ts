export const messages = {
  names: 'People you can mention',
  offered: {
    one: '{count} name. Use the up and down arrows to choose, Enter to insert it, Escape to close.',
    other: '{count} names. Use the up and down arrows to choose, Enter to insert one, Escape to close.',
  },
};
