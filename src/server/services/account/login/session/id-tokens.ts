import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { JWTPayload } from 'jose';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { Problem } from '@/server/contract/problem';
import type { ProvenIdentity } from './provider-identity';
import { identityOf, providerUnavailableProblem, tokenInvalid } from './provider-identity';

export interface IdTokenIssuer {
  readonly label: string;
  readonly clientId: string;
  /** Issuers, in which `{tenantid}` is a placeholder for the token's tenant. */
  readonly issuers: readonly string[];
  readonly jwksUrl: string;
}

export type NonceSecret = { readonly kind: 'secret'; readonly value: string } | { readonly kind: 'unused' };

export interface IdTokens {
  /** Checks a token. Throws 401 `token_invalid` or 502 `provider_unavailable`. */
  check(token: string, nonce: NonceSecret, log: FastifyBaseLogger): Promise<ProvenIdentity>;
}

const KEYS_TIMEOUT_MS = 5_000;
const MAX_CLOCK_DIFFERENCE_SECONDS = 30;
const TENANT = /^[\da-f-]{36}$/;

/** `issuer` is read at the first token, because the emulator's contains the port. `now` is in ms since 1970. */
export function createIdTokens(issuer: () => IdTokenIssuer, now: () => number): IdTokens {
  let keys: ReturnType<typeof createRemoteJWKSet> | null = null;
  return {
    async check(token, nonce, log) {
      const { label, clientId, issuers, jwksUrl } = issuer();
      keys ??= createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: KEYS_TIMEOUT_MS });
      try {
        const { payload } = await jwtVerify(token, keys, {
          algorithms: ['RS256'],
          audience: clientId,
          clockTolerance: MAX_CLOCK_DIFFERENCE_SECONDS,
          requiredClaims: ['sub', 'iss', 'exp', 'iat'],
          currentDate: new Date(now()),
        });
        const identity = identityOf(payload);
        if (identity === null || !isFrom(issuers, payload) || !isAsked(payload, nonce)) throw tokenInvalid(label);
        const expiresAt = ((payload.exp ?? 0) + MAX_CLOCK_DIFFERENCE_SECONDS) * 1000;
        return { identity, expiresAt };
      } catch (error) {
        if (error instanceof Problem) throw error;
        if (isRefusal(error)) throw tokenInvalid(label);
        log.error({ err: error }, 'the keys of a provider are unavailable');
        throw providerUnavailableProblem(label);
      }
    },
  };
}

export function nonceOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

function isFrom(issuers: readonly string[], { iss, tid }: JWTPayload): boolean {
  const tenant = typeof tid === 'string' && TENANT.test(tid) ? tid : '';
  return issuers.some((issuer) => iss === issuer.replace('{tenantid}', tenant));
}

/** Returns whether the token was requested here. A stolen token contains its nonce, but not the secret. */
function isAsked({ nonce }: JWTPayload, secret: NonceSecret): boolean {
  return secret.kind === 'unused' ? nonce === undefined : nonce === nonceOf(secret.value);
}

function isRefusal(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC';
}
