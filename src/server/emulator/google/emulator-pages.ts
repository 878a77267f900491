import { escapeHtml } from '@/server/platform/http/plain-page';
import type { EmulatedAccount } from './emulated-accounts.port';
import { outcomes } from './outcomes';

/** The base path of the emulator. */
export const emulatorBase = '/emulator/google';

/** The parameters of the app's sign-in request; they travel through the form unchanged. */
export interface SignInRequest {
  readonly clientId: string;
  /** The page's origin, to which alone the answer is posted. */
  readonly origin: string;
  readonly responseType: 'token' | 'id_token';
  readonly scope: string;
  readonly state: string;
  readonly nonce: string;
}

/** The page of the pop-up: choose an account, use another one, or let something fail. */
export function chooserPage(
  brand: string,
  request: SignInRequest,
  accounts: readonly EmulatedAccount[],
  fault = '',
): string {
  return documentOf(
    'Sign in with Google',
    `<main>
<p class="note">This is the built-in stand-in for Google. It is here because GOOGLE_CLIENT_ID is not set.</p>
<h1>Choose an account</h1>
<p>to continue to ${escapeHtml(brand)}</p>
${fault === '' ? '' : `<p role="alert" class="fault">${escapeHtml(fault)}</p>`}
${form(
  `${emulatorBase}/auth`,
  request,
  // Enter in a field presses a form's first button.
  `
<button name="sub" value="" class="default" tabindex="-1" aria-hidden="true">Continue with this account</button>
<ul class="accounts">${accounts.map(accountButton).join('')}</ul>
<fieldset>
<legend>Use another account</legend>
<label>Name <input name="name" autocomplete="off" maxlength="80"></label>
<label>E-mail <input name="email" type="email" autocomplete="off" maxlength="200"></label>
<button name="sub" value="">Continue with this account</button>
</fieldset>
${outcomeChoice()}
<button name="sub" value="deny" class="quiet">Cancel</button>`,
)}
</main>`,
    [],
  );
}

/** The card of the one-tap prompt, for a frame in the page. */
export function oneTapPage(brand: string, request: SignInRequest, accounts: readonly EmulatedAccount[]): string {
  return documentOf(
    'Sign in with Google',
    `<main class="card" data-displayed="${accounts.length > 0}" data-origin="${escapeHtml(request.origin)}">
<header><h1>Sign in to ${escapeHtml(brand)} with Google</h1><button type="button" id="close" aria-label="Close">×</button></header>
<p class="note">Built-in stand-in for Google</p>
${form(`${emulatorBase}/one-tap`, request, `<ul class="accounts">${accounts.map(accountButton).join('')}</ul>${outcomeChoice()}`)}
</main>`,
    ['one-tap.js'],
  );
}

/** The page that hands the answer over: `message` is posted to `origin`, by the opener or the parent's way, and a pop-up closes. */
export function answerPage(origin: string, message: Readonly<Record<string, unknown>> | null): string {
  return documentOf(
    'Signing in',
    `<main data-origin="${escapeHtml(origin)}" data-message="${escapeHtml(JSON.stringify(message))}"><h1>Signing in</h1><p>You may close this window.</p></main>`,
    ['answer.js'],
  );
}

/** The page for a request that no app of ours would send. */
export function refusalPage(reason: string): string {
  return documentOf('Access blocked', `<main><h1>Access blocked</h1><p>${escapeHtml(reason)}</p></main>`, []);
}

function accountButton({ sub, name, email, about }: EmulatedAccount): string {
  const tail = about === '' ? '' : ` <span class="about">${escapeHtml(about)}</span>`;
  return `<li><button name="sub" value="${escapeHtml(sub)}"><b>${escapeHtml(name)}</b> <span>${escapeHtml(email)}</span>${tail}</button></li>`;
}

function outcomeChoice(): string {
  const options = Object.entries(outcomes).map(([value, label]) => `<option value="${value}">${label}</option>`);
  return `<p><label>What happens <select name="outcome">${options.join('')}</select></label></p>`;
}

function form(action: string, request: SignInRequest, body: string): string {
  const hidden = Object.entries({
    client_id: request.clientId,
    origin: request.origin,
    response_type: request.responseType,
    scope: request.scope,
    state: request.state,
    nonce: request.nonce,
  }).map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`);
  return `<form method="post" action="${action}">${hidden.join('')}${body}</form>`;
}

function documentOf(title: string, body: string, scripts: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${emulatorBase}/gsi/pages.css">
${scripts.map((name) => `<script defer src="${emulatorBase}/gsi/${name}"></script>`).join('')}
</head>
<body>${body}</body>
</html>
`;
}
