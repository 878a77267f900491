/** Sentences of refusals that any call can meet. */
export const requestRefusals = {
  notSignedIn: 'Log in to do this.',
  fields: 'Some fields need your attention.',
  keyReused: 'This request was already sent with another content.',
  pageGone: 'This page cannot be found any more. Start again at the top.',
  cursorUnknown: 'Use the nextCursor of an earlier page.',
  unexpected: 'Something went wrong. Please try again in a few minutes.',
  tooMany: (seconds: number): string =>
    `That was a lot at once. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  oneOf: (values: readonly unknown[]): string => `This must be one of: ${values.join(', ')}.`,
} as const;
