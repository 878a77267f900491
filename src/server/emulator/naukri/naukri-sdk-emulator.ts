import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '@/server/platform/http/plain-page';
import { projectFile } from '@/server/platform/project-folder';
import type { EmulatedAccount } from '../emulated-accounts.port';
import { accountListHtml, documentOf, formOf, outcomeSelect, refusalPage, signingInPage } from '../emulator-document';
import type { EmulatorTokens } from '../emulator-tokens';
import { chosenAccount, text } from '../form-values';
import type { OidcEmulatorOptions } from '../oidc/oidc-emulator';
import { emulatedOidc } from '../oidc/oidc-emulator';
import { oneTapOutcomes, windowOutcomes } from './outcomes';

export const emulatedSdkUrl = '/emulator/naukri/sdk/sdk.js';

const BASE = '/emulator/naukri/sdk';
const browserFiles = ['sdk.js', 'card.js', 'answer.js'];
const MAX_CARD_ACCOUNTS = 3;

interface Ask {
  readonly clientId: string;
  readonly origin: string;
  readonly state: string;
}

export function registerNaukriSdk(app: FastifyInstance, tokens: EmulatorTokens, options: OidcEmulatorOptions): void {
  const { clientId } = emulatedOidc('naukri', '');
  const page = (reply: FastifyReply, html: string, status = 200) =>
    reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  const askOf = (source: unknown): Ask | string => {
    const ask = { clientId: text(source, 'client_id'), origin: text(source, 'origin'), state: text(source, 'state') };
    if (ask.clientId !== clientId) return 'The client id is unknown.';
    return options.origins().includes(ask.origin) ? ask : 'This origin may not ask for a sign-in.';
  };

  for (const name of browserFiles) {
    const path = projectFile('src', 'server', 'emulator', 'naukri', 'browser', name);
    app.get(`${BASE}/${name}`, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(readFileSync(path)),
    );
  }

  app.get(`${BASE}/window`, async (request, reply) => {
    const ask = askOf(request.query);
    if (typeof ask === 'string') return page(reply, refusalPage(ask), 400);
    return page(reply, windowPage(options.brand, ask, await options.accounts.list()));
  });

  app.get(`${BASE}/card`, async (request, reply) => {
    const ask = askOf(request.query);
    if (typeof ask === 'string') return page(reply, refusalPage(ask), 400);
    const accounts = (await options.accounts.list()).slice(0, MAX_CARD_ACCOUNTS);
    return page(reply, cardPage(options.brand, ask, accounts));
  });

  const decide = async (form: unknown, reply: FastifyReply, success: string, outcomes: object) => {
    const ask = askOf(form);
    if (typeof ask === 'string') return page(reply, refusalPage(ask), 400);
    const outcome = text(form, 'outcome');
    if (!Object.hasOwn(outcomes, outcome)) return page(reply, refusalPage('There is no such outcome.'), 400);
    if (outcome === 'never') return page(reply, signingInPage());
    // Names of messages are in capitals; the others break the token.
    const isMessage = /^[A-Z_]+$/.test(outcome) && outcome !== success;
    if (isMessage) return page(reply, answerPage(ask, { type: outcome, message: MESSAGES.get(outcome) ?? '' }));
    const account = await chosenAccount(form, options.accounts);
    if (account === null) return page(reply, refusalPage('There is no such account.'), 422);
    const token = await tokens.idToken({ account, clientId: ask.clientId, outcome }, null);
    return page(reply, answerPage(ask, { type: success, token }));
  };
  app.post(`${BASE}/window`, (request, reply) =>
    decide(request.body, reply, 'LOGIN_WITH_NAUKRI_SUCCESSFUL', windowOutcomes),
  );
  app.post(`${BASE}/card`, (request, reply) => decide(request.body, reply, 'TOKEN_GENERATED', oneTapOutcomes));
}

const MESSAGES = new Map([
  ['CONSENT_NOT_SIGNED', 'You did not agree that Naukri shares your name and address.'],
  ['ERROR', ''],
]);

function windowPage(brand: string, ask: Ask, accounts: readonly EmulatedAccount[]): string {
  return documentOf(
    'Sign in with Naukri',
    `<main>
<p class="note">This is the built-in stand-in for Naukri. It is here because NAUKRI_CLIENT_ID is not set.</p>
<h1>Choose an account</h1>
<p>to continue to ${escapeHtml(brand)}</p>
${formOf(`${BASE}/window`, hidden(ask), accountListHtml(accounts) + outcomeSelect(windowOutcomes))}
</main>`,
  );
}

function cardPage(brand: string, ask: Ask, accounts: readonly EmulatedAccount[]): string {
  return documentOf(
    'Sign in with Naukri',
    `<main class="card" data-displayed="${accounts.length > 0}" data-origin="${escapeHtml(ask.origin)}" data-state="${escapeHtml(ask.state)}">
<header><h1>Sign in to ${escapeHtml(brand)} with Naukri</h1><button type="button" id="close" aria-label="Close">×</button></header>
<p class="note">Built-in stand-in for Naukri</p>
${formOf(`${BASE}/card`, hidden(ask), accountListHtml(accounts) + outcomeSelect(oneTapOutcomes))}
</main>`,
    [`${BASE}/card.js`],
  );
}

function answerPage({ origin, state }: Ask, message: Readonly<Record<string, string>>): string {
  const posted = JSON.stringify({ source: 'emulated-naukri', state, ...message });
  return documentOf(
    'Signing in',
    `<main data-origin="${escapeHtml(origin)}" data-message="${escapeHtml(posted)}"><h1>Signing in</h1><p>You may close this window.</p></main>`,
    [`${BASE}/answer.js`],
  );
}

function hidden({ clientId, origin, state }: Ask): Readonly<Record<string, string>> {
  return { client_id: clientId, origin, state };
}
