import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { OidcConfig } from '@/server/platform/config/config';
import { escapeHtml } from '@/server/platform/http/plain-page';
import { projectFile } from '@/server/platform/project-folder';
import type { EmulatedAccount, EmulatedAccounts } from '../emulated-accounts.port';
import {
  accountListHtml,
  documentOf,
  faultOf,
  formOf,
  otherAccount,
  outcomeSelect,
  refusalPage,
  signingInPage,
} from '../emulator-document';
import { EmulatorTokens } from '../emulator-tokens';
import { chosenAccount, text } from '../form-values';
import { outcomes } from './outcomes';

const LABELS = { microsoft: 'Microsoft', linkedin: 'LinkedIn', naukri: 'Naukri' } as const;

type Provider = keyof typeof LABELS;

/** The error of a provider when the user cancels. The code flow has no window to close. */
const CANCELLATIONS: Readonly<Record<Provider, string>> = {
  microsoft: 'access_denied',
  linkedin: 'user_cancelled_login',
  naukri: 'access_denied',
};

export interface OidcEmulatorOptions {
  readonly brand: string;
  readonly accounts: EmulatedAccounts;
  readonly origins: () => readonly string[];
  readonly now: () => number;
}

/**
 * Returns the settings of an emulated provider on a server that reaches itself at `ownAddress`. Users use a path on
 * their own origin.
 */
export function emulatedOidc(name: Provider, ownAddress: string): OidcConfig {
  const base = `/emulator/${name}`;
  return {
    clientId: `tarakki.${name}.emulated`,
    clientSecret: null,
    authorizeUrl: `${base}/authorize`,
    tokenUrl: `${ownAddress}${base}/token`,
    jwksUrl: `${ownAddress}${base}/certs`,
    issuers: [`https://${name}.emulated.example`],
  };
}

interface AuthorizeRequest {
  readonly client_id: string;
  readonly redirect_uri: string;
  readonly response_type: string;
  readonly scope: string;
  readonly state: string;
  readonly nonce: string;
  readonly code_challenge: string;
}

interface Grant {
  readonly account: EmulatedAccount;
  readonly outcome: string;
  readonly asked: AuthorizeRequest;
}

const MAX_CODES = 1_000;
const CODE_MS = 60_000;

export function tokensOf(name: Provider, now: () => number): EmulatorTokens {
  return new EmulatorTokens(`emulated-${name}`, `https://${name}.emulated.example`, now);
}

/**
 * Emulates OpenID Connect at /emulator/<name>: account and outcome page, codes with a verifier, ID
 * tokens in the fragment, token endpoint and keys.
 */
export function registerOidcEmulator(
  app: FastifyInstance,
  name: Provider,
  tokens: EmulatorTokens,
  options: OidcEmulatorOptions,
): void {
  const base = `/emulator/${name}`;
  const { clientId } = emulatedOidc(name, '');
  const codes = new LRUCache<string, Grant>({ max: MAX_CODES, ttl: CODE_MS });
  const page = (reply: FastifyReply, html: string, status = 200) =>
    reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);

  app.get(`${base}/certs`, () => tokens.jwks());
  app.get(`${base}/closing.js`, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(readFileSync(CLOSING_SCRIPT)),
  );

  const refusalOf = ({ client_id, redirect_uri, response_type }: AuthorizeRequest): string | null => {
    if (client_id !== clientId) return 'The client id is unknown.';
    const isOurs = URL.canParse(redirect_uri) && options.origins().includes(new URL(redirect_uri).origin);
    if (!isOurs) return 'The answer may not go to this address.';
    return response_type === 'code' || response_type === 'id_token' ? null : 'This kind of answer is not supported.';
  };

  app.get(`${base}/authorize`, async (request, reply) => {
    const asked = requestOf(request.query);
    const refusal = refusalOf(asked);
    if (refusal !== null) return page(reply, refusalPage(refusal), 400);
    const accounts = await options.accounts.list();
    const [first] = accounts;
    if (text(request.query, 'prompt') !== 'none') return page(reply, chooserPage(name, options.brand, asked, accounts));
    if (first === undefined) return reply.redirect(answerAddress(asked, { error: 'login_required' }), 303);
    return reply.redirect(await grantAddress({ account: first, outcome: 'success', asked }), 303);
  });

  app.post(`${base}/authorize`, async (request, reply) => {
    const asked = requestOf(request.body);
    const refusal = refusalOf(asked);
    if (refusal !== null) return page(reply, refusalPage(refusal), 400);
    const outcome = text(request.body, 'sub') === 'deny' ? 'access_denied' : text(request.body, 'outcome');
    if (!Object.hasOwn(outcomes, outcome)) return page(reply, refusalPage('There is no such outcome.'), 400);
    if (outcome === 'access_denied') return reply.redirect(answerAddress(asked, { error: outcome }), 303);
    if (outcome === 'never') return page(reply, signingInPage());
    if (outcome === 'closed' && asked.response_type === 'id_token') return page(reply, closingPage(base));
    if (outcome === 'closed') return reply.redirect(answerAddress(asked, { error: CANCELLATIONS[name] }), 303);
    const account = await chosenAccount(request.body, options.accounts);
    if (account === null) {
      const fault = 'Type a name and an email address, or choose an account.';
      return page(reply, chooserPage(name, options.brand, asked, await options.accounts.list(), fault), 422);
    }
    return reply.redirect(await grantAddress({ account, outcome, asked }), 303);
  });

  app.post(`${base}/token`, async (request, reply) => {
    const code = text(request.body, 'code');
    const grant = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256').update(text(request.body, 'code_verifier')).digest('base64url');
    if (grant === undefined || grant.asked.code_challenge !== challenge) {
      return reply.code(400).send({ error: 'invalid_grant' });
    }
    if (grant.outcome === 'server_error') return reply.code(503).send({ error: 'temporarily_unavailable' });
    return { token_type: 'Bearer', expires_in: 3600, id_token: await idTokenOf(grant) };
  });

  async function grantAddress(grant: Grant): Promise<string> {
    const { asked, outcome } = grant;
    if (asked.response_type === 'code') {
      const code = randomBytes(24).toString('base64url');
      codes.set(code, grant);
      return answerAddress(asked, { code });
    }
    if (outcome === 'server_error') return answerAddress(asked, { error: 'server_error' });
    return answerAddress(asked, { id_token: await idTokenOf(grant) });
  }

  function idTokenOf({ account, outcome, asked }: Grant): Promise<string> {
    return tokens.idToken({ account, clientId, outcome }, asked.nonce === '' ? null : asked.nonce);
  }
}

const CLOSING_SCRIPT = projectFile('src', 'server', 'emulator', 'oidc', 'browser', 'closing.js');

function requestOf(source: unknown): AuthorizeRequest {
  return {
    client_id: text(source, 'client_id'),
    redirect_uri: text(source, 'redirect_uri'),
    response_type: text(source, 'response_type'),
    scope: text(source, 'scope'),
    state: text(source, 'state'),
    nonce: text(source, 'nonce'),
    code_challenge: text(source, 'code_challenge'),
  };
}

/** Returns the address of the answer. Codes go in the query, ID tokens in the fragment, which no server sees. */
function answerAddress(
  { redirect_uri, response_type, state }: AuthorizeRequest,
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirect_uri);
  const parameters = new URLSearchParams({ ...answer, state });
  if (response_type === 'id_token') url.hash = parameters.toString();
  else url.search = parameters.toString();
  return url.href;
}

function chooserPage(
  name: Provider,
  brand: string,
  asked: AuthorizeRequest,
  accounts: readonly EmulatedAccount[],
  fault = '',
): string {
  const label = LABELS[name];
  const fields = `${accountListHtml(accounts)}${otherAccount()}${outcomeSelect(outcomesOf(asked))}
<button name="sub" value="deny" class="quiet">Cancel</button>`;
  return documentOf(
    `Sign in with ${label}`,
    `<main>
<p class="note">This is the built-in stand-in for ${label}. It is here because ${name.toUpperCase()}_CLIENT_ID is not set.</p>
<h1>Choose an account</h1>
<p>to continue to ${escapeHtml(brand)}</p>
${faultOf(fault)}
${formOf(`/emulator/${name}/authorize`, { ...asked }, fields)}
</main>`,
  );
}

/** Returns the outcomes to choose from. The code flow uses the site's own tab, so no window can be closed. */
function outcomesOf({ response_type }: AuthorizeRequest): Readonly<Record<string, string>> {
  return response_type === 'code' ? { ...outcomes, closed: 'I go back without signing in' } : outcomes;
}

function closingPage(base: string): string {
  return documentOf('Signing in', '<main><h1>Signing in</h1><p>You may close this window.</p></main>', [
    `${base}/closing.js`,
  ]);
}
