import { describe, expect, it } from 'vitest';
import { buildSocialLogin, tokenTypeOf } from './social-login';

describe('buildSocialLogin', () => {
  it('makes the payload without a client id', () => {
    const proof = { provider: 'google', flow: 'popup', token: 'ya29', nonce: null } as const;
    expect(buildSocialLogin(proof, { clientType: 'desktop', clientId: '' })).toEqual({
      body: { socialUserType: 'gp', clientType: 'desktop', token: 'ya29', tokenType: 'access_token' },
      client: {},
    });
  });

  it('makes the payload with a client id', () => {
    const proof = { provider: 'microsoft', flow: 'popup', token: 'EwB', nonce: null } as const;
    expect(buildSocialLogin(proof, { clientType: 'pwa', clientId: 'c-1' })).toEqual({
      body: { socialUserType: 'outlook', clientType: 'pwa', token: 'EwB', tokenType: 'access_token', clientid: 'c-1' },
      client: { clientId: 'c-1' },
    });
  });

  it('calls the token of a one-tap one_tap, and that of a pop-up access_token', () => {
    expect(tokenTypeOf('oneTap')).toBe('one_tap');
    expect(tokenTypeOf('popup')).toBe('access_token');
  });
});
