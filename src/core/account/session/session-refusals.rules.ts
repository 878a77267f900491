/** Sentences of refusals of sign-ins and sessions. */
export const sessionRefusals = {
  notConfirmed: (provider: string): string => `${provider} did not confirm this sign-in. Please try again.`,
  endedAlready: 'You are already logged out there.',
  notFresh: 'You logged in on an earlier day. Log out and in again, then add the other way to log in.',
  methodTaken:
    'This login already leads to another account here. You have proved that it is yours: merge the two below, or leave them apart.',
} as const;
