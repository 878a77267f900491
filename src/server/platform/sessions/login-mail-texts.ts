import type { Provider } from './session.queries';

const names = { google: 'Google', naukri: 'Naukri', linkedin: 'LinkedIn', microsoft: 'Microsoft' } satisfies Readonly<
  Record<Provider, string>
>;

const login = (provider: Provider, email: string | null): string =>
  email === null ? names[provider] : `${names[provider]} (${email})`;

export const loginMailTexts = {
  subjects: {
    ADDED: (provider: Provider, brand: string) => `${names[provider]} now logs in to your ${brand} account`,
    REMOVED: (provider: Provider, brand: string) => `${names[provider]} no longer logs in to your ${brand} account`,
    MERGED: (brand: string) => `Your two ${brand} accounts are now one`,
  },
  leads: {
    ADDED: (provider: Provider, email: string | null, brand: string) =>
      `${login(provider, email)} was added to your ${brand} account. You can now log in with it.`,
    REMOVED: (provider: Provider, email: string | null, brand: string) =>
      `${login(provider, email)} was removed from your ${brand} account. You can no longer log in with it.`,
    MERGED: (brand: string) =>
      `Two ${brand} accounts were merged after a login to each. Every login of the two now opens the remaining account.`,
  },
  fine: 'If this was you, you don’t need to do anything.',
  notYou: {
    ADDED: 'If this was not you, remove the login and log out everywhere:',
    REMOVED: 'If this was not you, use another login, log out everywhere and add this one again:',
    MERGED: 'If this was not you, remove the logins that you do not know and log out everywhere:',
  },
  thenProvider: 'Then change the password at the provider that you log in with.',
  lockedOut: 'If you can no longer log in, write to the grievance officer:',
} as const;
