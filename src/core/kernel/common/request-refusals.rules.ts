export const requestRefusals = {
  notSignedIn: 'Log in to do this.',
  fields: 'Some fields need your attention.',
  keyReused: 'This request was already sent with other content.',
  pageGone: 'This page can no longer be found. Start again at the top.',
  inFuture: 'This is in the future.',
  cursorUnknown: 'Use the nextCursor of an earlier page.',
  terms: 'The terms have changed. Read what is new and agree to them, then send this again. Your text is saved.',
  employerAccount: 'This account speaks for a company, so it can’t take part here. Use another account for yourself.',
  unexpected: 'Something went wrong. Please try again in a few minutes.',
  tooMany: (seconds: number): string =>
    `You did that too often. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  oneNeeded: (names: readonly string[]): string => `One of ${names.join(' and ')} is needed.`,
  notWith: (name: string): string => `This cannot be combined with “${name}”. Leave one of them out.`,
  oneOf: (values: readonly unknown[]): string => `This must be one of: ${values.join(', ')}.`,
} as const;
