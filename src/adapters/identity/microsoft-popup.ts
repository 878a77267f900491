import type { MicrosoftIdentity, ProviderFailure, ProviderToken } from '@/core/account/session/identity-provider.port';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import type { Scheduler } from '@/core/kernel/common/scheduler.port';
import { newNonce } from './nonce';

/** The scopes of LG-MICROSOFT-SCOPES. */
export const MICROSOFT_SCOPES = 'User.Read openid profile email';

/** The size of the window (LM-LOGIN-POPUP). */
const WINDOW_FEATURES = 'popup,width=500,height=600';
const ANSWER_PATH = '/login/microsoft/answer';
const CHECK_MS = 500;
/**
 * The wait after the window is closed. It closes itself after answering, and the answer may arrive later
 * (TM-AUTH-POPUP).
 */
const CLOSED_GRACE_MS = 2_000;

export interface MicrosoftClient {
  readonly clientId: string;
  readonly authorizeUrl: string;
}

/**
 * Uses OpenID Connect. The window returns to our page, which sends the ID token in its fragment over a channel of this
 * origin.
 */
export class MicrosoftPopup implements MicrosoftIdentity {
  readonly #client: MicrosoftClient;
  readonly #window: Window;
  readonly #scheduler: Scheduler;

  constructor(client: MicrosoftClient, window: Window, scheduler: Scheduler) {
    this.#client = client;
    this.#window = window;
    this.#scheduler = scheduler;
  }

  async requestToken(): Promise<Result<ProviderToken, ProviderFailure>> {
    // Opened synchronously in the click handler, as browsers require; the address needs a digest first.
    const popup = this.#window.open('', '_blank', WINDOW_FEATURES);
    if (popup === null) return fail({ kind: 'popupBlocked', message: '' });
    const state = this.#window.crypto.randomUUID();
    const { secret, nonce } = await newNonce();
    const answer = this.#answerOf(popup, state);
    popup.location.href = this.#addressOf(state, nonce);
    const parameters = await answer;
    if (parameters === null) return fail({ kind: 'popupClosed', message: '' });
    const token = parameters.get('id_token');
    if (token !== null) return ok({ token, nonce: secret });
    return fail(failureOf(parameters.get('error') ?? '', parameters.get('error_description') ?? ''));
  }

  #addressOf(state: string, nonce: string): string {
    const { origin } = this.#window.location;
    const url = new URL(this.#client.authorizeUrl, origin);
    const parameters = {
      client_id: this.#client.clientId,
      response_type: 'id_token',
      response_mode: 'fragment',
      redirect_uri: origin + ANSWER_PATH,
      scope: MICROSOFT_SCOPES,
      prompt: 'select_account',
      state,
      nonce,
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }

  /** Returns null if the window is closed without an answer. */
  #answerOf(popup: Window, state: string): Promise<URLSearchParams | null> {
    return new Promise((resolve) => {
      const channel = new BroadcastChannel('microsoft-login');
      const finish = (parameters: URLSearchParams | null) => {
        stopChecking();
        channel.close();
        resolve(parameters);
      };
      channel.addEventListener('message', ({ data }) => {
        const parameters = new URLSearchParams(typeof data === 'string' ? data : '');
        if (parameters.get('state') === state) finish(parameters);
      });
      const stopChecking = this.#scheduler.every(CHECK_MS, () => {
        if (!popup.closed) return;
        stopChecking();
        this.#scheduler.after(CLOSED_GRACE_MS, () => finish(null));
      });
    });
  }
}

function failureOf(error: string, message: string): ProviderFailure {
  return error === 'access_denied' ? { kind: 'cancelled', message } : { kind: 'refused', message: message || error };
}
