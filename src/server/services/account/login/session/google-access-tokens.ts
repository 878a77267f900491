import type { FastifyBaseLogger } from 'fastify';
import type { ProvenIdentity } from './provider-identity';
import { identityOf, providerUnavailableProblem, tokenInvalid } from './provider-identity';

/** Google's (or the emulator's) token endpoints, and our client id. */
export interface AccessTokenEndpoints {
  readonly clientId: string;
  readonly tokenInfoUrl: string;
  readonly userInfoUrl: string;
}

/** Checks access tokens by asking Google for their application and user. */
export interface AccessTokens {
  /** Checks a token. Throws 401 `token_invalid` or 502 `provider_unavailable`. */
  check(token: string, log: FastifyBaseLogger): Promise<ProvenIdentity>;
}

const TOKEN_TIMEOUT_MS = 5_000;
const LABEL = 'Google';

/** `endpoints` is read per token, because the emulator's contain the port. `now` is in ms since 1970. */
export function createGoogleAccessTokens(endpoints: () => AccessTokenEndpoints, now: () => number): AccessTokens {
  return {
    async check(token, log) {
      const { tokenInfoUrl, userInfoUrl, clientId } = endpoints();
      const infoUrl = new URL(tokenInfoUrl);
      infoUrl.searchParams.set('access_token', token);
      const info = await ask(infoUrl, {}, log);
      const seconds = Number(info.expires_in);
      if (info.aud !== clientId || !(seconds > 0)) throw tokenInvalid(LABEL);
      const identity = identityOf(await ask(new URL(userInfoUrl), { authorization: `Bearer ${token}` }, log));
      if (identity === null) throw tokenInvalid(LABEL);
      if (typeof info.sub === 'string' && info.sub !== identity.subject) throw tokenInvalid(LABEL);
      return { identity, expiresAt: now() + seconds * 1000 };
    },
  };
}

async function ask(
  url: URL,
  headers: Readonly<Record<string, string>>,
  log: FastifyBaseLogger,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(TOKEN_TIMEOUT_MS) }).catch(
    (error: unknown) => {
      // The address contains the token, which fetch's errors do not repeat.
      log.error({ err: error }, 'google is unavailable');
      throw providerUnavailableProblem(LABEL);
    },
  );
  if (answer.status >= 500 || answer.status === 429) throw providerUnavailableProblem(LABEL);
  if (!answer.ok) throw tokenInvalid(LABEL);
  const body: unknown = await answer.json().catch(() => null);
  if (typeof body !== 'object' || body === null) throw providerUnavailableProblem(LABEL);
  return Object.fromEntries(Object.entries(body));
}
