import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LOGIN_TOASTS, loginToastOf } from '@/core/account/session/login-toast.rules';
import { Problem } from '@/server/contract/problem';
import type { OidcConfig } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database';
import type { ServerAddress } from '@/server/platform/server-address';
import type { Sessions } from '@/server/platform/sessions/sessions';
import type { AddMethod } from './add-method';
import { registerAnswerPage } from './answer-page';
import { createIdTokens } from './id-tokens';
import { ownPath, withQueryPairs } from './own-path';
import type { ProviderEndpoints } from './provider-endpoints';
import type { ProvenIdentity } from './provider-identity';
import { providerLabels } from './provider-labels';
import { RepeatedCallbacks } from './repeated-callbacks';
import type { StartSession } from './start-session';

type RouteProvider = 'linkedin' | 'naukri';

export interface RedirectLoginDeps {
  readonly endpoints: ProviderEndpoints;
  readonly address: ServerAddress;
  readonly sessions: Pick<Sessions, 'authenticate'>;
  readonly startSession: StartSession;
  readonly addMethod: AddMethod;
  readonly database: Database;
  readonly now: () => number;
}

const COOKIE_PREFIX = 'LOGIN_';
const MAX_STARTED = 5;
const STATE_LETTERS = 12;
const MAX_LOGIN_SECONDS = 600;
const TOKEN_TIMEOUT_MS = 5_000;
const OWN_PARAMETERS = new Set(['referer', 'clientid', 'type']);

const RETURN = [['onLogin', 'true']] as const;

const ADDED_AT = '/settings/manage-account';

const NOT_ADDED = [['toast', LOGIN_TOASTS.notAdded]] as const;

const CANCELLED: ReadonlySet<string | null> = new Set([
  'access_denied',
  'user_cancelled_login',
  'user_cancelled_authorize',
]);

const FAILURES = { linkedin: ['linkedinLogin', 'failed'], naukri: ['toast', 'naukri-failed'] } as const;

/**
 * Serves redirect logins (RT-LOGIN-LINKEDIN, RT-LOGIN-NAUKRI). /login/<provider> leads to the provider, which returns a
 * code to /callback. State, nonce and verifier are in a ten-minute cookie per state, so that two tabs both finish. The
 * return page is always ours.
 */
export function registerRedirectLogins(app: FastifyInstance, deps: RedirectLoginDeps): void {
  for (const provider of ['linkedin', 'naukri'] as const) registerOne(app, provider, deps);
  if (deps.endpoints.microsoft !== null) registerAnswerPage(app);
}

function registerOne(app: FastifyInstance, provider: RouteProvider, deps: RedirectLoginDeps): void {
  const { address, database, endpoints, sessions, startSession, addMethod, now } = deps;
  const endpoint = endpoints[provider];
  const path = `/login/${provider}`;
  const cookie = { path, httpOnly: true, sameSite: 'lax', secure: address.origin.startsWith('https:') } as const;
  const repeats = new RepeatedCallbacks(database, now);
  const idTokens = endpoint && createIdTokens(() => ({ ...endpoint(), label: providerLabels[provider] }), now);
  const fail = (reply: FastifyReply, referer: string) => leave(reply, withQueryPairs(referer, [FAILURES[provider]]));

  const begin = (request: FastifyRequest, reply: FastifyReply, isAdded: boolean) => {
    const query = new URL(request.url, address.origin).searchParams;
    const custom = [...query].filter(([name]) => !OWN_PARAMETERS.has(name));
    const referer = withQueryPairs(ownPath(query.get('referer'), address.origins), custom);
    if (endpoint === null) return fail(reply, referer);
    const started: StartedLogin = { referer, state: random(), nonce: random(), verifier: random(), isAdded };
    // Browsers send the oldest cookie first.
    const earlier = Object.keys(request.cookies).filter((name) => name.startsWith(COOKIE_PREFIX));
    for (const name of earlier.slice(0, Math.max(0, earlier.length + 1 - MAX_STARTED))) reply.clearCookie(name, cookie);
    reply.setCookie(cookieOf(started.state), JSON.stringify(started), { ...cookie, maxAge: MAX_LOGIN_SECONDS });
    const isOneTap = provider === 'naukri' && query.get('type') === 'yolo';
    return leave(reply, authorizeAddress(endpoint(), started, address.origin + path, isOneTap));
  };

  app.get(path, (request, reply) => begin(request, reply, false));

  // Starts only from our own page. Otherwise another site could add an attacker's account to the user's.
  app.get(`${path}/add`, (request, reply) => {
    if (request.headers['sec-fetch-site'] === 'same-origin') return begin(request, reply, true);
    return leave(reply, withQueryPairs(ADDED_AT, NOT_ADDED));
  });

  const onSend = async (request: FastifyRequest, reply: FastifyReply) => repeats.remember(request, reply);
  app.get(`${path}/callback`, { onSend }, async (request, reply) => {
    const query = new URL(request.url, address.origin).searchParams;
    const name = cookieOf(query.get('state') ?? '');
    const login = request.cookies[name];
    const started = readStartedLogin(login);
    const first = login === undefined || started === null ? null : await repeats.firstAnswer(request, login);
    if (first !== null) return leave(reply.header('set-cookie', first.cookies), first.to);
    const viewer = await sessions.authenticate(request, reply);
    if (login !== undefined) reply.clearCookie(name, cookie);
    const referer = ownPath(started?.referer ?? null, address.origins);
    const code = query.get('code');
    const failed = () =>
      started?.isAdded === true ? leave(reply, withQueryPairs(referer, NOT_ADDED)) : fail(reply, referer);
    if (CANCELLED.has(query.get('error')) && query.get('state') === started?.state) return leave(reply, referer);
    if (endpoint === null || idTokens === null || started === null || code === null) return failed();
    if (query.get('state') !== started.state) return failed();
    try {
      const token = await tokenOf(endpoint(), code, started.verifier, `${address.origin}${path}/callback`);
      const proven: ProvenIdentity = await idTokens.check(token, { kind: 'secret', value: started.nonce }, request.log);
      if (started.isAdded) {
        if (viewer === null) return failed();
        await addMethod(request, viewer.userId, { provider, token, proven });
        return leave(reply, withQueryPairs(referer, [['toast', LOGIN_TOASTS[provider]]]));
      }
      const { hasOther, wasDeactivated } = await startSession(request, { provider, token, proven });
      const toast = loginToastOf({ hasOtherAccount: hasOther, wasDeactivated });
      return leave(reply, withQueryPairs(referer, toast === null ? RETURN : [...RETURN, ['toast', toast]]));
    } catch (error) {
      if (started.isAdded) return leave(reply, withQueryPairs(referer, [['toast', toastOfRefusal(error)]]));
      request.log.warn({ err: error }, 'a login by redirect failed');
      return fail(reply, referer);
    }
  });
}

function toastOfRefusal(error: unknown): string {
  const code = error instanceof Problem ? error.code : null;
  if (code === 'method_taken') return LOGIN_TOASTS.taken;
  return code === 'session_not_fresh' ? LOGIN_TOASTS.notFresh : LOGIN_TOASTS.notAdded;
}

function cookieOf(state: string): string {
  return `${COOKIE_PREFIX}${state.slice(0, STATE_LETTERS)}`;
}

function authorizeAddress(
  { authorizeUrl, clientId }: OidcConfig,
  { state, nonce, verifier }: StartedLogin,
  route: string,
  isOneTap: boolean,
): string {
  const url = new URL(authorizeUrl, route);
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: `${route}/callback`,
    scope: 'openid profile email',
    state,
    nonce: hashed(nonce),
    code_challenge: hashed(verifier),
    code_challenge_method: 'S256',
    ...(isOneTap ? { prompt: 'none' } : {}),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

async function tokenOf(
  { tokenUrl, clientId, clientSecret }: OidcConfig,
  code: string,
  verifier: string,
  redirectUri: string,
): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    client_id: clientId,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...(clientSecret === null ? {} : { client_secret: clientSecret }),
  });
  const answer = await fetch(tokenUrl, { method: 'POST', body, signal: AbortSignal.timeout(TOKEN_TIMEOUT_MS) });
  const content: unknown = answer.ok ? await answer.json() : null;
  const token = typeof content === 'object' && content !== null && 'id_token' in content ? content.id_token : null;
  if (typeof token !== 'string') throw new Error(`The token endpoint answered ${answer.status} without an ID token.`);
  return token;
}

function leave(reply: FastifyReply, to: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(to, 302);
}

function random(): string {
  return randomBytes(32).toString('base64url');
}

function hashed(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}

interface StartedLogin {
  readonly referer: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly isAdded: boolean;
}

function readStartedLogin(cookie: string | undefined): StartedLogin | null {
  try {
    const value: unknown = JSON.parse(cookie ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { referer, state, nonce, verifier, isAdded } = Object.fromEntries(Object.entries(value));
    const isWhole = [referer, state, nonce, verifier].every((member) => typeof member === 'string' && member !== '');
    return isWhole ? { referer, state, nonce, verifier, isAdded: isAdded === true } : null;
  } catch {
    // The cookie was changed, so the login starts again.
    return null;
  }
}
