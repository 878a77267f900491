import type { FastifyBaseLogger } from 'fastify';
import type { JWTPayload } from 'jose';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { ProviderIdentity } from './provider-identity';
import { providerUnavailable, tokenInvalid } from './provider-identity';

/** The endpoints of Google (or of the emulator that plays it), and our client id there. */
export interface GoogleEndpoints {
  readonly clientId: string;
  readonly issuers: readonly string[];
  readonly jwksUrl: string;
  readonly tokenInfoUrl: string;
  readonly userInfoUrl: string;
}

/** Asks Google whose a token is. Both methods throw a Problem: 401 `token_invalid` or 502 `provider_unavailable`. */
export interface GoogleTokens {
  /** An ID token (one-tap): signature, issuer, audience and expiry are checked here, with Google's public keys. */
  identityOfIdToken(token: string, log: FastifyBaseLogger): Promise<ProviderIdentity>;
  /** An OAuth 2 access token (pop-up): Google says for which application and for which user it was made. */
  identityOfAccessToken(token: string, log: FastifyBaseLogger): Promise<ProviderIdentity>;
}

const TOKEN_TIMEOUT_MS = 5_000;
const MAX_CLOCK_DIFFERENCE_SECONDS = 30;

/** The adapter over `endpoints`, which are read at the first sign-in: the emulator's contain the port. */
export function createGoogleTokens(endpoints: () => GoogleEndpoints): GoogleTokens {
  let keys: ReturnType<typeof createRemoteJWKSet> | null = null;
  return {
    async identityOfIdToken(token, log) {
      const { jwksUrl, issuers, clientId } = endpoints();
      keys ??= createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: TOKEN_TIMEOUT_MS });
      try {
        const { payload } = await jwtVerify(token, keys, {
          algorithms: ['RS256'],
          issuer: [...issuers],
          audience: clientId,
          clockTolerance: MAX_CLOCK_DIFFERENCE_SECONDS,
          requiredClaims: ['sub', 'exp', 'iat'],
        });
        return identityOf(payload);
      } catch (error) {
        if (isRefusal(error)) throw tokenInvalid();
        log.error({ err: error }, 'google keys are unavailable');
        throw providerUnavailable();
      }
    },
    async identityOfAccessToken(token, log) {
      const { tokenInfoUrl, userInfoUrl, clientId } = endpoints();
      const infoUrl = new URL(tokenInfoUrl);
      infoUrl.searchParams.set('access_token', token);
      const info = await ask(infoUrl, {}, log);
      if (info.aud !== clientId || !(Number(info.expires_in) > 0)) throw tokenInvalid();
      const person = identityOf(await ask(new URL(userInfoUrl), { authorization: `Bearer ${token}` }, log));
      if (typeof info.sub === 'string' && info.sub !== person.subject) throw tokenInvalid();
      return person;
    },
  };
}

/** Returns whether jose refused a token, as opposed to keys that cannot be fetched. */
function isRefusal(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC';
}

async function ask(
  url: URL,
  headers: Readonly<Record<string, string>>,
  log: FastifyBaseLogger,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(TOKEN_TIMEOUT_MS) }).catch(
    (error: unknown) => {
      // The address holds the token, and fetch's errors do not repeat it.
      log.error({ err: error }, 'google is unavailable');
      throw providerUnavailable();
    },
  );
  if (answer.status >= 500 || answer.status === 429) throw providerUnavailable();
  if (!answer.ok) throw tokenInvalid();
  const body: unknown = await answer.json().catch(() => null);
  if (typeof body !== 'object' || body === null) throw providerUnavailable();
  return Object.fromEntries(Object.entries(body));
}

/** Among them NUL, which the database refuses. */
const controlCharacters = /\p{Cc}/gu;

function identityOf(claims: JWTPayload): ProviderIdentity {
  const { sub, name, email, email_verified, picture } = claims;
  if (typeof sub !== 'string' || sub === '' || sub.length > 255 || sub.includes('\0')) throw tokenInvalid();
  const address =
    typeof email === 'string' && email.length <= 254 && email.search(controlCharacters) < 0 ? email : null;
  const written = typeof name === 'string' ? name.replaceAll(controlCharacters, ' ').trim().slice(0, 100) : '';
  return {
    subject: sub,
    name: written === '' ? (address?.split('@', 1)[0] ?? 'Member') : written,
    email: address,
    emailVerified: email_verified === true || email_verified === 'true',
    pictureUrl: typeof picture === 'string' && picture.length <= 2000 && !picture.includes('\0') ? picture : null,
  };
}
