/** The identity providers. Each surface has its own names for them (decisions A 3). */
export const LOGIN_PROVIDERS = ['google', 'naukri', 'linkedin', 'microsoft'] as const;

export type LoginProvider = (typeof LOGIN_PROVIDERS)[number];

/** The same in the order of their buttons. */
export const LOGIN_BUTTONS: readonly LoginProvider[] = ['google', 'linkedin', 'microsoft', 'naukri'];

/** The provider on the wire of the login service (EM-SOCIAL-USER-TYPE). */
export type SocialUserType = 'gp' | 'naukri' | 'outlook';

/** The sources of a login in tracking (EM-LOGIN-SOURCE). */
export const LOGIN_SOURCES = ['google', 'naukri', 'linkedin', 'office'] as const;

export type LoginSource = (typeof LOGIN_SOURCES)[number];

/** The provider in the local marker of a login under way (EN-MARKER-LOGININITIATED). */
export const LOGIN_MARKS = ['google', 'naukri', 'linkedin', 'outlook'] as const;

export type LoginMark = (typeof LOGIN_MARKS)[number];

interface ProviderNames {
  /** Null for LinkedIn, which never calls the login service but goes through its own route. */
  readonly socialUserType: SocialUserType | null;
  readonly source: LoginSource;
  readonly mark: LoginMark;
  readonly label: string;
}

/** Every provider's name on every surface. */
export const providerNames: Readonly<Record<LoginProvider, ProviderNames>> = {
  google: { socialUserType: 'gp', source: 'google', mark: 'google', label: 'Google' },
  naukri: { socialUserType: 'naukri', source: 'naukri', mark: 'naukri', label: 'Naukri' },
  linkedin: { socialUserType: null, source: 'linkedin', mark: 'linkedin', label: 'LinkedIn' },
  microsoft: { socialUserType: 'outlook', source: 'office', mark: 'outlook', label: 'Microsoft' },
};
