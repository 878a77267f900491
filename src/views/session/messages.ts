import type { LoginProvider } from '@/core/session/login-provider';

/** Texts of session and login. */
export const messages = {
  signOut: 'Log out',
  signingOut: 'Logging out',
  logIn: 'Log in',
  gate: 'It belongs to an account. Reading needs none.',
  promptClose: 'Not now',
  promptRefuse: 'Do not show again',
  account: 'Your account',
  privacy: 'Who can see what',
  settings: 'Settings',
  pseudonym: 'Your pseudonym',
  noPseudonym: 'No pseudonym yet',
  theme: 'Theme',
  themes: { system: 'Same as device', light: 'Light', dark: 'Dark' },
  continueWith: (provider: string) => `Continue with ${provider}`,
  waiting: (provider: string) => `Waiting for ${provider}`,
  close: 'Close',
  noProvider: 'Logging in is not set up here.',
  lastUsed: 'Last used here',
  providers: {
    google: 'Google',
    linkedin: 'LinkedIn',
    microsoft: 'Microsoft',
    naukri: 'Naukri',
  } satisfies Readonly<Record<LoginProvider, string>>,
  trust: (brand: string): readonly (readonly [who: string, what: string])[] => [
    ['Others see', 'A pseudonym that you choose next. Never your name.'],
    ['We keep', 'Your e-mail, to know you again. It is shown to nobody.'],
    ['Provider sees', `That you use ${brand}, not what you read or write.`],
  ],
  privateAccount: 'Use a private account. With a work account, your employer may see that you logged in here.',
  noAccountNeeded: 'Reading needs no account.',
  agreeing: 'Whoever continues is 18 or older, and agrees to the',
  terms: 'terms of use',
} as const;
