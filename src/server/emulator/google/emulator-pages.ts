import { escapeHtml } from '@/server/platform/http/plain-page';
import type { EmulatedAccount } from '../emulated-accounts.port';
import { accountListHtml, documentOf, faultOf, formOf, otherAccount, outcomeSelect } from '../emulator-document';
import { outcomesOf } from './outcomes';

export const emulatorBase = '/emulator/google';

export interface SignInRequest {
  readonly clientId: string;
  /** The only origin to which the answer is posted. */
  readonly origin: string;
  readonly responseType: 'token' | 'id_token';
  readonly scope: string;
  readonly state: string;
  readonly nonce: string;
}

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
${faultOf(fault)}
${form(
  `${emulatorBase}/auth`,
  request,
  // Enter in a field presses a form's first button.
  `
<button name="sub" value="" class="default" tabindex="-1" aria-hidden="true">Continue with this account</button>
${accountListHtml(accounts)}
${otherAccount()}
${outcomeSelect(outcomesOf(request.responseType))}
<button name="sub" value="deny" class="quiet">Cancel</button>`,
)}
</main>`,
  );
}

export function oneTapPage(brand: string, request: SignInRequest, accounts: readonly EmulatedAccount[]): string {
  return documentOf(
    'Sign in with Google',
    `<main class="card" data-displayed="${accounts.length > 0}" data-origin="${escapeHtml(request.origin)}">
<header><h1>Sign in to ${escapeHtml(brand)} with Google</h1><button type="button" id="close" aria-label="Close">×</button></header>
<p class="note">Built-in stand-in for Google</p>
${form(`${emulatorBase}/one-tap`, request, `${accountListHtml(accounts)}${outcomeSelect(outcomesOf(request.responseType))}`)}
</main>`,
    [`${emulatorBase}/gsi/one-tap.js`],
  );
}

/** Posts `message` to `origin`, from a pop-up to its opener or from a frame to its parent. A pop-up then closes. */
export function answerPage(origin: string, message: Readonly<Record<string, unknown>> | null): string {
  return documentOf(
    'Signing in',
    `<main data-origin="${escapeHtml(origin)}" data-message="${escapeHtml(JSON.stringify(message))}"><h1>Signing in</h1><p>You may close this window.</p></main>`,
    [`${emulatorBase}/gsi/answer.js`],
  );
}

function form(action: string, request: SignInRequest, body: string): string {
  const { clientId, origin, responseType, scope, state, nonce } = request;
  return formOf(action, { client_id: clientId, origin, response_type: responseType, scope, state, nonce }, body);
}
