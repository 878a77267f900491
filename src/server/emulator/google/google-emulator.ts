import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { projectFile } from '@/server/platform/project-folder';
import type { EmulatedAccounts } from '../emulated-accounts.port';
import { refusalPage, signingInPage } from '../emulator-document';
import { EmulatorTokens } from '../emulator-tokens';
import { chosenAccount, text } from '../form-values';
import type { SignInRequest } from './emulator-pages';
import { answerPage, chooserPage, emulatorBase, oneTapPage } from './emulator-pages';
import { outcomeOf } from './outcomes';

export const emulatedClientId = 'tarakki.apps.emulated';

export const emulatedScriptUrl = `${emulatorBase}/gsi/client.js`;

export function emulatedEndpoints(ownAddress: string) {
  const at = (path: string): string => `${ownAddress}${emulatorBase}/${path}`;
  return {
    clientId: emulatedClientId,
    issuers: [emulatedIssuer],
    jwksUrl: at('certs'),
    tokenInfoUrl: at('tokeninfo'),
    userInfoUrl: at('userinfo'),
  };
}

const emulatedIssuer = 'https://accounts.emulated.example';

export interface GoogleEmulatorOptions {
  readonly brand: string;
  readonly accounts: EmulatedAccounts;
  readonly origins: () => readonly string[];
  readonly now: () => number;
}

const browserFiles = {
  'client.js': 'text/javascript',
  'answer.js': 'text/javascript',
  'one-tap.js': 'text/javascript',
  'pages.css': 'text/css',
  'button.css': 'text/css',
} as const;

const THIRD_PARTY_COOKIES =
  'It looks like the 3rd Party Cookies are disabled on your browser. Please make sure the 3rd Party Cookies are enabled for google authentication.';

const oneTapAccounts = 4;

/**
 * Emulates Google's sign-in at /emulator/google: script, pop-up, one-tap card, ID and access
 * tokens, public keys and failures. The login service and the client use the same code as with the
 * real Google. The app must parse forms.
 */
export function registerGoogleEmulator(app: FastifyInstance, options: GoogleEmulatorOptions): void {
  const tokens = new EmulatorTokens('emulated-google', emulatedIssuer, options.now);
  registerFiles(app);
  registerEndpoints(app, tokens, options.now);
  registerSignIn(app, options, tokens);
}

function registerFiles(app: FastifyInstance): void {
  for (const [name, type] of Object.entries(browserFiles)) {
    const path = projectFile('src', 'server', 'emulator', 'google', 'browser', name);
    app.get(`${emulatorBase}/gsi/${name}`, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(readFileSync(path)),
    );
  }
}

function registerEndpoints(app: FastifyInstance, tokens: EmulatorTokens, now: () => number): void {
  app.get(`${emulatorBase}/certs`, () => tokens.jwks());
  app.get(`${emulatorBase}/tokeninfo`, (request, reply) => {
    const grant = tokens.grantOf(text(request.query, 'access_token'));
    if (grant === null) return reply.code(400).send({ error: 'invalid_token', error_description: 'Invalid Value' });
    const { account, audience, scope, expiresAt } = grant;
    return {
      azp: audience,
      aud: audience,
      sub: account.sub,
      scope,
      exp: String(Math.floor(expiresAt / 1000)),
      expires_in: String(Math.max(1, Math.floor((expiresAt - now()) / 1000))),
      email: account.email,
      email_verified: 'true',
      access_type: 'online',
    };
  });
  app.get(`${emulatorBase}/userinfo`, (request, reply) => {
    const grant = tokens.grantOf(/^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
    if (grant === null)
      return reply.code(401).send({ error: 'invalid_request', error_description: 'Invalid Credentials' });
    const { sub, name, email } = grant.account;
    return { sub, name, given_name: name.split(' ')[0], email, email_verified: true };
  });
}

function registerSignIn(app: FastifyInstance, options: GoogleEmulatorOptions, tokens: EmulatorTokens): void {
  const page = (reply: FastifyReply, html: string, status = 200) =>
    reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);

  app.get(`${emulatorBase}/auth`, async (request, reply) => {
    const asked = signInRequest(request.query, options);
    if (typeof asked === 'string') return page(reply, refusalPage(asked), 400);
    return page(reply, chooserPage(options.brand, asked, await options.accounts.list()));
  });

  app.get(`${emulatorBase}/one-tap`, async (request, reply) => {
    const asked = signInRequest(request.query, options);
    if (typeof asked === 'string') return page(reply, refusalPage(asked), 400);
    const accounts = (await options.accounts.list()).slice(0, oneTapAccounts);
    return page(reply, oneTapPage(options.brand, asked, accounts));
  });

  const decide = async (form: unknown, reply: FastifyReply, ways: 'pop-up' | 'one-tap') => {
    const asked = signInRequest(form, options);
    if (typeof asked === 'string') return page(reply, refusalPage(asked), 400);
    const outcome = text(form, 'sub') === 'deny' ? 'access_denied' : outcomeOf(text(form, 'outcome'));
    if (outcome === null) return page(reply, refusalPage('There is no such outcome.'), 400);
    const answer = (message: Readonly<Record<string, unknown>> | null) =>
      page(
        reply,
        answerPage(
          asked.origin,
          message === null ? null : { source: 'emulated-google', state: asked.state, ...message },
        ),
      );
    if (outcome === 'never') return page(reply, signingInPage());
    if (outcome === 'third_party_cookies') {
      return answer({
        kind: 'answer',
        error: 'idpiframe_initialization_failed',
        error_description: THIRD_PARTY_COOKIES,
      });
    }
    if (outcome === 'popup_closed') return answer(ways === 'pop-up' ? null : { kind: 'closed' });
    if (outcome === 'popup_failed_to_open') return answer({ kind: 'failed-to-open' });
    if (outcome === 'access_denied') {
      return answer({ kind: 'answer', error: 'access_denied', error_description: 'The user refused access.' });
    }
    const account = await chosenAccount(form, options.accounts);
    if (account === null) {
      const fault = 'Type a name and an email address, or choose an account.';
      return page(reply, chooserPage(options.brand, asked, await options.accounts.list(), fault), 422);
    }
    const wanted = { account, clientId: asked.clientId, outcome };
    if (asked.responseType === 'id_token') {
      const credential = await tokens.idToken(wanted, asked.nonce === '' ? null : asked.nonce);
      return answer({ kind: 'answer', credential });
    }
    const { token, expiresIn } = tokens.accessToken(wanted, asked.scope);
    return answer({
      kind: 'answer',
      access_token: token,
      expires_in: expiresIn,
      scope: asked.scope,
      token_type: 'Bearer',
    });
  };
  app.post(`${emulatorBase}/auth`, (request, reply) => decide(request.body, reply, 'pop-up'));
  app.post(`${emulatorBase}/one-tap`, (request, reply) => decide(request.body, reply, 'one-tap'));
}

function signInRequest(source: unknown, { origins }: GoogleEmulatorOptions): SignInRequest | string {
  const clientId = text(source, 'client_id');
  const origin = text(source, 'origin');
  const responseType = text(source, 'response_type');
  if (clientId !== emulatedClientId) return 'Error 401: invalid_client. The client id is unknown.';
  if (!origins().includes(origin)) return 'Error 400: origin_mismatch. This origin may not ask for a sign-in.';
  if (responseType !== 'token' && responseType !== 'id_token') return 'Error 400: unsupported_response_type.';
  const [scope, state, nonce] = [text(source, 'scope'), text(source, 'state'), text(source, 'nonce')];
  return { clientId, origin, responseType, scope, state, nonce };
}
