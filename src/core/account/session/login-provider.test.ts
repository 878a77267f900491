import { describe, expect, it } from 'vitest';
import { LOGIN_MARKS, LOGIN_PROVIDERS, LOGIN_SOURCES, providerNames } from './login-provider';

describe('login providers', () => {
  it('[EM-LOGIN-SOURCE] have the sources google, naukri, linkedin and office, which is Microsoft', () => {
    expect(LOGIN_SOURCES).toEqual(['google', 'naukri', 'linkedin', 'office']);
    expect(LOGIN_PROVIDERS.map((provider) => providerNames[provider].source)).toEqual(LOGIN_SOURCES);
    expect(providerNames.microsoft.source).toBe('office');
  });

  it('map to their wire names, none for LinkedIn', () => {
    expect(LOGIN_PROVIDERS.map((provider) => providerNames[provider].socialUserType)).toEqual([
      'gp',
      'naukri',
      null,
      'outlook',
    ]);
  });

  it('map to their marks', () => {
    expect(LOGIN_PROVIDERS.map((provider) => providerNames[provider].mark)).toEqual(LOGIN_MARKS);
  });
});
