export const sessionRefusals = {
  notConfirmed: (provider: string): string => `${provider} did not confirm this sign-in. Please try again.`,
  endedAlready: 'You are already logged out there.',
  notFresh: 'You logged in on an earlier day. Log out and in again, then try again.',
  methodNotFound: 'This login is already removed.',
  lastMethod: 'This is your only login. Add another one first.',
  methodTaken:
    'This login already belongs to another account here. You have proved that it is yours: merge the two, or keep them separate.',
} as const;
