/** Texts of session and login. */
export const messages = {
  signOut: 'Log out',
  signingOut: 'Logging out',
  logIn: 'Log in',
  promptClose: 'Not now',
  promptRefuse: 'Do not show again',
  account: 'Your account',
  privacy: 'Who can see what',
  pseudonym: 'Your pseudonym',
  noPseudonym: 'No pseudonym yet',
  themes: { system: 'Same as device', light: 'Light', dark: 'Dark' },
  continueWith: (provider: string) => `Continue with ${provider}`,
  waiting: (provider: string) => `Waiting for ${provider}`,
  close: 'Close',
  noProvider: 'Logging in is not set up here.',
  terms: 'Others only see your pseudonym. We use your e-mail to log you in and never show it.',
} as const;
