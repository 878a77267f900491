export const messages = {
  names: 'People you can mention',
  offered: {
    one: '{count} name. Up and down choose, Enter takes it, Escape closes.',
    other: '{count} names. Up and down choose, Enter takes one, Escape closes.',
  },
};
