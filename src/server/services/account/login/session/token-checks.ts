import type { FastifyBaseLogger } from 'fastify';
import { createGoogleAccessTokens } from './google-access-tokens';
import type { IdTokenIssuer, NonceSecret } from './id-tokens';
import { createIdTokens } from './id-tokens';
import type { ProviderEndpoints } from './provider-endpoints';
import type { ProvenIdentity } from './provider-identity';
import { providerLabels } from './provider-labels';

export interface SubmittedToken {
  readonly token: string;
  readonly tokenType: 'one_tap' | 'access_token';
  readonly nonce: string | null;
}

/** Checks a token. Throws 401 `token_invalid` or 502 `provider_unavailable`. */
export type TokenCheck = (sent: SubmittedToken, log: FastifyBaseLogger) => Promise<ProvenIdentity>;

export interface TokenChecks {
  readonly google: TokenCheck;
  readonly microsoft: TokenCheck | null;
  readonly naukri: TokenCheck | null;
}

export function createTokenChecks(endpoints: ProviderEndpoints, now: () => number): TokenChecks {
  const { google, microsoft, naukri } = endpoints;
  return {
    google: googleCheck(google, now),
    microsoft: microsoft && idTokenCheck('microsoft', microsoft, now),
    naukri: naukri && portalCheck(naukri, now),
  };
}

function googleCheck(endpoints: ProviderEndpoints['google'], now: () => number): TokenCheck {
  const accessTokens = createGoogleAccessTokens(endpoints, now);
  const checkIdToken = idTokenCheck('google', endpoints, now);
  return (sent, log) => (sent.tokenType === 'one_tap' ? checkIdToken(sent, log) : accessTokens.check(sent.token, log));
}

function idTokenCheck(
  provider: 'google' | 'microsoft',
  issuer: () => Omit<IdTokenIssuer, 'label'>,
  now: () => number,
): TokenCheck {
  const idTokens = createIdTokens(() => ({ ...issuer(), label: providerLabels[provider] }), now);
  return ({ token, nonce }, log) => idTokens.check(token, secretOf(nonce), log);
}

/** Checks a token of the job portal, whose SDK has no nonce. */
function portalCheck(issuer: () => Omit<IdTokenIssuer, 'label'>, now: () => number): TokenCheck {
  const idTokens = createIdTokens(() => ({ ...issuer(), label: providerLabels.naukri }), now);
  return ({ token }, log) => idTokens.check(token, { kind: 'unused' }, log);
}

/** Returns the secret. If it is missing, no nonce matches. */
function secretOf(nonce: string | null): NonceSecret {
  return { kind: 'secret', value: nonce ?? '' };
}
