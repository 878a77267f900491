export const sessionMessages = {
  signedOut: 'You are logged out.',
  otherAccount:
    'This is a new account. You already have one with this email address: Manage account shows how to log in to it.',
  accountBack:
    'Your account is active again. Your profile, posts and comments are visible to others, as they were before.',
  accountsMerged: 'Your accounts are merged.',
  loginNotAdded: 'No login was added. Please try again.',
  methodAdded: (provider: string) => `${provider} added. It logs you in to this account now.`,
  methodRemoved: (provider: string) => `${provider} removed. It no longer logs you in to this account.`,
  signOutFailed: 'Couldn’t sign out, please try again later.',
  /** The log entry of a failed sign-out, with this type and level (ER-LOGOUT-LOG). */
  signOutLog: { error: 'Logout API returned unexpected status', type: 'logout API', level: 'error' },
} as const;

export function signedInMessage(pseudonym: string): string {
  return pseudonym === '' ? 'You are logged in.' : `You are logged in as ${pseudonym}.`;
}
