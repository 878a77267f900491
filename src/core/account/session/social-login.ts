import type { ClientType } from '@/core/kernel/device/device';
import type { LoginProvider, SocialUserType } from './login-provider';
import { providerNames } from './login-provider';

/** The kind of a provider's token: one_tap an ID token, access_token an OAuth 2 access token (EM-TOKEN-TYPE). */
export type TokenType = 'one_tap' | 'access_token';

/** The body of a social login (EN-SOCIAL-PAYLOAD). */
export interface SocialLogin {
  readonly socialUserType: SocialUserType;
  readonly clientType: ClientType;
  readonly token: string;
  readonly tokenType: TokenType;
  readonly clientid?: string;
  /** The secret behind the nonce of an ID token. */
  readonly nonce?: string;
}

export interface SocialLoginRequest {
  readonly body: SocialLogin;
  /** The service has it beside the body too. */
  readonly client: { readonly clientId?: string };
}

/** A provider's proof of who the user is: `oneTap` with a credential, `popup` with an access token. */
export interface ProviderProof {
  readonly provider: Exclude<LoginProvider, 'linkedin'>;
  readonly flow: 'oneTap' | 'popup';
  readonly token: string;
  /** The secret behind the token's nonce; null for a token without one. */
  readonly nonce: string | null;
}

/** The client that logs in. An empty client id is sent nowhere (decisions A 8). */
export interface LoginClient {
  readonly clientType: ClientType;
  readonly clientId: string;
}

/** Returns the token type that belongs to a flow of the provider. */
export function tokenTypeOf(flow: ProviderProof['flow']): TokenType {
  return flow === 'oneTap' ? 'one_tap' : 'access_token';
}

/** The social login that carries a proof. */
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
