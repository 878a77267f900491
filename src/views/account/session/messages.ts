import type { LoginProvider } from '@/core/account/session/login-provider';
import { plural } from '@/core/kernel/formatting/plural';

export const messages = {
  signOut: 'Log out',
  signingOut: 'Logging out',
  logIn: 'Log in',
  gate: 'You need an account for this. Reading is always free.',
  promptClose: 'Not now',
  promptRefuse: 'Do not show again',
  account: 'Your account',
  privacy: 'How anonymity works',
  moderation: (open: number): string =>
    open === 0 ? 'Moderation' : `Moderation · ${plural(open, { one: '{count} case', other: '{count} cases' })}`,
  profile: 'Your profile',
  posts: 'Your posts',
  bookmarks: 'Bookmarks',
  settings: 'Settings',
  pseudonym: 'Your pseudonym',
  noPseudonym: 'No pseudonym yet',
  theme: 'Theme',
  themes: { system: 'Same as device', light: 'Light', dark: 'Dark' },
  continueWith: (provider: string) => `Continue with ${provider}`,
  waiting: (provider: string) => `Waiting for ${provider}`,
  close: 'Close',
  inApp: 'Log in',
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
    ['We keep', 'Your email, to recognise you when you log in. Nobody else sees it.'],
    ['Your provider', `Knows that you have a ${brand} account, not what you read or write.`],
  ],
  privateAccount: 'Use a private account. With a work account, your employer may see that you logged in here.',
  noAccountNeeded: 'You can read without an account.',
  agreeing: 'By continuing, you confirm that you are 18 or older and agree to the',
  terms: 'terms of use',
} as const;
