import type { ClientType } from '@/core/kernel/device/device';
import type { LoginProvider, SocialUserType } from './login-provider';
import { providerNames } from './login-provider';

/** The kind of a provider's token: `one_tap` is an ID token, `access_token` an OAuth 2 access token (EM-TOKEN-TYPE). */
export type TokenType = 'one_tap' | 'access_token';

export interface SocialLogin {
  readonly socialUserType: SocialUserType;
  readonly clientType: ClientType;
  readonly token: string;
  readonly tokenType: TokenType;
  readonly clientid?: string;
  readonly nonce?: string;
}

export interface SocialLoginRequest {
  readonly body: SocialLogin;
  readonly client: { readonly clientId?: string };
}

export interface ProviderProof {
  readonly provider: Exclude<LoginProvider, 'linkedin'>;
  readonly flow: 'oneTap' | 'popup';
  readonly token: string;
  readonly nonce: string | null;
}

export interface LoginClient {
  readonly clientType: ClientType;
  readonly clientId: string;
}

export function tokenTypeOf(flow: ProviderProof['flow']): TokenType {
  return flow === 'oneTap' ? 'one_tap' : 'access_token';
}

export function buildSocialLogin(
  { provider, flow, token, nonce }: ProviderProof,
  { clientType, clientId }: LoginClient,
): SocialLoginRequest {
  const socialUserType = socialUserTypeOf(provider);
  return {
    body: {
      socialUserType,
      clientType,
      token,
      tokenType: tokenTypeOf(flow),
      ...(clientId === '' ? {} : { clientid: clientId }),
      ...(nonce === null ? {} : { nonce }),
    },
    client: clientId === '' ? {} : { clientId },
  };
}

function socialUserTypeOf(provider: ProviderProof['provider']): SocialUserType {
  const { socialUserType } = providerNames[provider];
  if (socialUserType === null) throw new Error(`${provider} does not log in through the login service.`);
  return socialUserType;
}
