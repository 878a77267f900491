import type {
  GoogleIdentity,
  OneTapEvents,
  ProviderFailure,
  ProviderToken,
} from '@/core/account/session/identity-provider.port';
import { isCookiesDisabledDetail, loginMessages } from '@/core/account/session/login-messages';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { GoogleLibrary, PromptMoment, TokenAnswer } from './google-library';
import type { Nonce } from './nonce';
import { newNonce } from './nonce';

/** The scopes of LG-GOOGLE-SCOPES. */
export const GOOGLE_SCOPES = 'profile email';

/** Loads the library. Rejects if the script fails to load. */
export type LoadGoogleLibrary = () => Promise<GoogleLibrary>;

/** Google Identity Services, or its emulator with the same script interface. */
export class GoogleIdentityServices implements GoogleIdentity {
  readonly #clientId: string;
  readonly #load: LoadGoogleLibrary;
  readonly #document: Pick<Document, 'getElementById'>;
  #library: GoogleLibrary | null = null;
  #loading: Promise<unknown> = Promise.resolve();
  #nonce: Nonce = { secret: '', nonce: '' };

  constructor(clientId: string, load: LoadGoogleLibrary, document: Pick<Document, 'getElementById'>) {
    this.#clientId = clientId;
    this.#load = load;
    this.#document = document;
  }

  load(): Promise<Result<null, ProviderFailure>> {
    const loading = this.#loadLibrary();
    this.#loading = loading;
    return loading;
  }

  requestToken(): Promise<Result<ProviderToken, ProviderFailure>> {
    if (this.#library !== null) return this.#tokenBy(this.#library);
    // Browsers let a window open for some seconds after a press, so a press before the script loads
    // still works.
    return this.#loading.then(() => (this.#library === null ? notInitialised() : this.#tokenBy(this.#library)));
  }

  async #loadLibrary(): Promise<Result<null, ProviderFailure>> {
    try {
      this.#nonce = await newNonce();
      this.#library ??= await this.#load();
      return ok(null);
    } catch (error) {
      return fail({ kind: 'notInitialised', message: error instanceof Error ? error.message : '' });
    }
  }

  #tokenBy(library: GoogleLibrary): Promise<Result<ProviderToken, ProviderFailure>> {
    return new Promise((resolve) => {
      const client = library.accounts.oauth2.initTokenClient({
        client_id: this.#clientId,
        scope: GOOGLE_SCOPES,
        callback: (answer) => resolve(resultOf(answer)),
        error_callback: ({ type, message = '' }) => resolve(fail(failureOf(type, message))),
      });
      client.requestAccessToken();
    });
  }

  renderButton(hostId: string, onCredential: (token: ProviderToken) => void): void {
    const host = this.#document.getElementById(hostId);
    if (this.#library === null || host === null) return;
    this.#initialize(onCredential);
    this.#library.accounts.id.renderButton(host, {
      type: 'standard',
      shape: 'circle',
      text: 'continue_with',
      width: 300,
    });
  }

  promptOneTap(hostId: string, events: OneTapEvents): Cancel {
    const library = this.#library;
    if (library === null) return () => undefined;
    this.#initialize(events.credential, hostId);
    library.accounts.id.prompt((moment) => tellMoment(moment, events));
    return () => library.accounts.id.cancel();
  }

  #initialize(onCredential: (token: ProviderToken) => void, hostId?: string): void {
    const { secret, nonce } = this.#nonce;
    this.#library?.accounts.id.initialize({
      client_id: this.#clientId,
      nonce,
      callback: ({ credential }) => onCredential({ token: credential, nonce: secret }),
      cancel_on_tap_outside: false,
      ...(hostId === undefined ? {} : { prompt_parent_id: hostId }),
    });
  }
}

function notInitialised(): Result<never, ProviderFailure> {
  return fail({ kind: 'notInitialised', message: '' });
}

function resultOf(answer: TokenAnswer): Result<ProviderToken, ProviderFailure> {
  // An access token has no nonce; the service asks Google for its audience.
  if (answer.access_token) return ok({ token: answer.access_token, nonce: null });
  return fail(failureOf(answer.error ?? '', answer.error_description ?? ''));
}

function failureOf(type: string, message: string): ProviderFailure {
  if (isCookiesDisabledDetail(message)) return { kind: 'cookiesDisabled', message };
  if (message === loginMessages.thirdPartyCookies) return { kind: 'thirdPartyCookies', message };
  switch (type) {
    case 'popup_failed_to_open':
      return { kind: 'popupBlocked', message };
    case 'popup_closed':
      return { kind: 'popupClosed', message };
    case 'access_denied':
      return { kind: 'cancelled', message };
    default:
      return { kind: 'refused', message: message === '' ? type : message };
  }
}

function tellMoment(moment: PromptMoment, events: OneTapEvents): void {
  if (moment.isDisplayMoment()) {
    if (moment.isDisplayed()) events.displayed();
    else if (moment.isNotDisplayed()) events.notDisplayed();
  } else if (moment.isSkippedMoment()) events.skipped();
  else if (moment.isDismissedMoment()) events.dismissed();
}
