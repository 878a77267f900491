/** Texts of session and login. */
export const messages = {
  sessionTitle: 'Your account',
  signedInAs: (name: string) => `You are logged in as ${name}.`,
  signedOut: 'Nobody is logged in on this device.',
  signOut: 'Log out',
  signingOut: 'Logging out',
  logIn: 'Log in',
  account: 'Your account',
  pseudonym: 'Your pseudonym',
  noPseudonym: 'No pseudonym yet',
  themes: { system: 'Same as device', light: 'Light', dark: 'Dark' },
  continueWith: (provider: string) => `Continue with ${provider}`,
  waiting: (provider: string) => `Waiting for ${provider}`,
  close: 'Close',
  noProvider: 'Logging in is not set up here.',
  terms: 'Others only see your pseudonym. We use your e-mail to log you in and never show it.',
} as const;
