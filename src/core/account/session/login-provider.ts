/** The identity providers. Each surface has its own names for them (decisions A 3). */
export const LOGIN_PROVIDERS = ['google', 'naukri', 'linkedin', 'microsoft'] as const;

export type LoginProvider = (typeof LOGIN_PROVIDERS)[number];

export const LOGIN_BUTTONS: readonly LoginProvider[] = ['google', 'linkedin', 'microsoft', 'naukri'];

export type SocialUserType = 'gp' | 'naukri' | 'outlook';

export const LOGIN_SOURCES = ['google', 'naukri', 'linkedin', 'office'] as const;

export type LoginSource = (typeof LOGIN_SOURCES)[number];

export const LOGIN_MARKS = ['google', 'naukri', 'linkedin', 'outlook'] as const;

export type LoginMark = (typeof LOGIN_MARKS)[number];

interface ProviderNames {
  /** The provider's code in the login service. LinkedIn has its own route and no code. */
  readonly socialUserType: SocialUserType | null;
  readonly source: LoginSource;
  readonly mark: LoginMark;
  readonly label: string;
}

export const providerNames: Readonly<Record<LoginProvider, ProviderNames>> = {
  google: { socialUserType: 'gp', source: 'google', mark: 'google', label: 'Google' },
  naukri: { socialUserType: 'naukri', source: 'naukri', mark: 'naukri', label: 'Naukri' },
  linkedin: { socialUserType: null, source: 'linkedin', mark: 'linkedin', label: 'LinkedIn' },
  microsoft: { socialUserType: 'outlook', source: 'office', mark: 'outlook', label: 'Microsoft' },
};
