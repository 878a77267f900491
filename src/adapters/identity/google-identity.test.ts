import { PATIENCE } from '@tests/support/patience';
// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OneTapEvents, ProviderFailure } from '@/core/account/session/identity-provider.port';
import { loginMessages } from '@/core/account/session/login-messages';
import { GoogleIdentityServices } from './google-identity';
import type { GoogleLibrary, PromptMoment, TokenAnswer } from './google-library';

type TokenOptions = Parameters<GoogleLibrary['accounts']['oauth2']['initTokenClient']>[0];
type IdOptions = Parameters<GoogleLibrary['accounts']['id']['initialize']>[0];
type ButtonOptions = Parameters<GoogleLibrary['accounts']['id']['renderButton']>[1];

class FakeGoogle implements GoogleLibrary {
  tokenOptions: TokenOptions | null = null;
  idOptions: IdOptions | null = null;
  button: { readonly host: HTMLElement; readonly options: ButtonOptions } | null = null;
  tellMoment: (moment: PromptMoment) => void = () => undefined;
  isPrompting = false;
  answerInPopup: (options: TokenOptions) => void = ({ callback }) => callback({ access_token: 'ya29' });

  readonly accounts = {
    id: {
      initialize: (options: IdOptions) => {
        this.idOptions = options;
      },
      prompt: (listener: (moment: PromptMoment) => void) => {
        this.isPrompting = true;
        this.tellMoment = listener;
      },
      renderButton: (host: HTMLElement, options: ButtonOptions) => {
        this.button = { host, options };
      },
      cancel: () => {
        this.isPrompting = false;
      },
    },
    oauth2: {
      initTokenClient: (options: TokenOptions) => {
        this.tokenOptions = options;
        return { requestAccessToken: () => this.answerInPopup(options) };
      },
    },
  };
}

function aMoment(moment: Partial<Record<keyof PromptMoment, boolean>>): PromptMoment {
  return {
    isDisplayMoment: () => moment.isDisplayMoment ?? false,
    isDisplayed: () => moment.isDisplayed ?? false,
    isNotDisplayed: () => moment.isNotDisplayed ?? false,
    isSkippedMoment: () => moment.isSkippedMoment ?? false,
    isDismissedMoment: () => moment.isDismissedMoment ?? false,
  };
}

describe('Google', () => {
  let library: FakeGoogle;
  let google: GoogleIdentityServices;

  beforeEach(async () => {
    document.body.innerHTML = '<div id="g_id_signin"></div>';
    library = new FakeGoogle();
    google = new GoogleIdentityServices('client-1', async () => library, document);
    await google.load();
  });

  async function failureWith(answer: (options: TokenOptions) => void): Promise<ProviderFailure | null> {
    library.answerInPopup = answer;
    const result = await google.requestToken();
    return result.ok ? null : result.failure;
  }

  it('[LG-GOOGLE-SCOPES] is asked for profile and email, and gives an access token', async () => {
    expect(await google.requestToken()).toEqual({ ok: true, value: { token: 'ya29', nonce: null } });
    expect(library.tokenOptions?.client_id).toBe('client-1');
    expect(library.tokenOptions?.scope.split(' ').toSorted()).toEqual(['email', 'profile']);
  });

  it('tells why there is no token', async () => {
    const inAnswer = (answer: TokenAnswer) => failureWith(({ callback }) => callback(answer));
    const inError = (type: string, message?: string) =>
      failureWith((options) => options.error_callback(message === undefined ? { type } : { type, message }));
    expect(await inAnswer({ error: 'access_denied' })).toEqual({ kind: 'cancelled', message: '' });
    expect(await inAnswer({ error: 'e', error_description: 'No.' })).toEqual({ kind: 'refused', message: 'No.' });
    expect(await inError('popup_closed', 'Popup window closed')).toMatchObject({ kind: 'popupClosed' });
    expect(await inError('popup_failed_to_open')).toEqual({ kind: 'popupBlocked', message: '' });
    expect(await inError('unknown', loginMessages.thirdPartyCookies)).toMatchObject({ kind: 'thirdPartyCookies' });
    const details = 'Cookies are not enabled in current environment.';
    expect(await inError('idpiframe_initialization_failed', details)).toMatchObject({ kind: 'cookiesDisabled' });
  });

  it('[LG-GOOGLE-BUTTON] draws a round button, 300 wide, with the words continue with, into #g_id_signin', () => {
    const credentials: string[] = [];
    google.renderButton('g_id_signin', ({ token }) => credentials.push(token));
    expect(library.button?.host.id).toBe('g_id_signin');
    expect(library.button?.options).toMatchObject({ shape: 'circle', text: 'continue_with', width: 300 });
    library.idOptions?.callback({ credential: 'jwt' });
    expect(credentials).toEqual(['jwt']);
  });

  it('draws nothing where there is no place for it', () => {
    google.renderButton('elsewhere', () => undefined);
    expect(library.button).toBeNull();
  });

  it('shows the one-tap in its host, tells what becomes of it, and takes it away', () => {
    const heard: string[] = [];
    const events: OneTapEvents = {
      displayed: () => heard.push('displayed'),
      notDisplayed: () => heard.push('notDisplayed'),
      skipped: () => heard.push('skipped'),
      dismissed: () => heard.push('dismissed'),
      credential: ({ token }) => heard.push(token),
    };
    const end = google.promptOneTap('login-modal-yolo', events);
    expect([library.isPrompting, library.idOptions?.prompt_parent_id]).toEqual([true, 'login-modal-yolo']);
    library.tellMoment(aMoment({ isDisplayMoment: true, isDisplayed: true }));
    library.tellMoment(aMoment({ isDisplayMoment: true, isNotDisplayed: true }));
    library.tellMoment(aMoment({ isSkippedMoment: true }));
    library.tellMoment(aMoment({ isDismissedMoment: true }));
    library.idOptions?.callback({ credential: 'jwt' });
    expect(heard).toEqual(['displayed', 'notDisplayed', 'skipped', 'dismissed', 'jwt']);
    end();
    expect(library.isPrompting).toBe(false);
  });

  it('asks for the token once its library is there, where the press came first', async () => {
    let arrive: (arrived: GoogleLibrary) => void = () => undefined;
    const slow = new GoogleIdentityServices('client-1', () => new Promise((resolve) => (arrive = resolve)), document);
    const loaded = slow.load();
    const asked = slow.requestToken();
    await vi.waitFor(() => {
      arrive(library);
      expect(library.tokenOptions?.client_id).toBe('client-1');
    }, PATIENCE);
    expect(await loaded).toMatchObject({ ok: true });
    expect(await asked).toMatchObject({ ok: true, value: { token: 'ya29' } });
  });

  it('is not there where its library cannot be had, until it can', async () => {
    let isReachable = false;
    const later = new GoogleIdentityServices(
      'client-1',
      () => (isReachable ? Promise.resolve(library) : Promise.reject(new Error('Google’s script did not load.'))),
      document,
    );
    const missing = { ok: false, failure: { kind: 'notInitialised' } };
    expect(await later.load()).toMatchObject(missing);
    expect(await later.requestToken()).toMatchObject(missing);
    later.renderButton('g_id_signin', () => undefined);
    expect(library.button).toBeNull();
    isReachable = true;
    expect(await later.load()).toEqual({ ok: true, value: null });
    expect(await later.requestToken()).toMatchObject({ ok: true });
  });
});
