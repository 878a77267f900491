/** Sentences of refusals of sign-ins and sessions. */
export const sessionRefusals = {
  notConfirmed: (provider: string): string => `${provider} did not confirm this sign-in. Please try again.`,
  endedAlready: 'You are already logged out there.',
} as const;
