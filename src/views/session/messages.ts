/** Texts of session and login. */
export const messages = {
  sessionTitle: 'Your session',
  signedInAs: (name: string) => `You are signed in as ${name}.`,
  signedOut: 'Nobody is signed in on this device.',
  signOut: 'Sign out',
  signingOut: 'Signing out',
  logIn: 'Log in',
  account: 'Your account',
  pseudonym: 'Your pseudonym',
  noPseudonym: 'No pseudonym yet',
  themes: { system: 'Theme of the device', light: 'Light theme', dark: 'Dark theme' },
  continueWith: (provider: string) => `Continue with ${provider}`,
  waiting: (provider: string) => `Waiting for ${provider}`,
  close: 'Close',
  noProvider: 'Signing in is not set up here.',
  terms: 'Only your pseudonym is ever shown. We keep your e-mail to know you again, and show it to nobody.',
} as const;
