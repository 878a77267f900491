import type { MemoryApp, MemoryAppOptions } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { replaceCall } from '@tests/support/replace-call';
import { describe, expect, it } from 'vitest';
import { MemoryGoogleIdentity } from '@/adapters/memory/account/session/memory-google-identity';
import { MemoryNaukriIdentity } from '@/adapters/memory/account/session/memory-naukri-identity';
import { ReportRecords } from '@/adapters/memory/trust/reports/report-records';
import { LoginPort } from '@/core/account/session/login.port';
import { LoginMarkers } from '@/core/account/session/login-markers';
import { PROVIDER_TIMEOUT_MS } from '@/core/account/session/login-timers';
import type { SocialLogin } from '@/core/account/session/social-login';
import { OccurrencesKey } from '@/stores/kernel/shell/keys';
import { LoginKey, NaukriLoginKey } from './keys';

const tara = { name: 'Tara Joshi', email: 'tara@people.example' };

interface Guest extends MemoryApp {
  readonly naukri: MemoryNaukriIdentity;
  readonly google: MemoryGoogleIdentity;
  readonly sent: readonly SocialLogin[];
}

async function guest(options: MemoryAppOptions = {}): Promise<Guest> {
  const naukri = new MemoryNaukriIdentity(tara);
  const google = new MemoryGoogleIdentity(tara);
  const app = await startMemoryApp({ naukri, google, ...options });
  const login = app.app.container.get(LoginPort);
  const send = login.signInWithProvider.bind(login);
  const sent: SocialLogin[] = [];
  replaceCall(login, 'signInWithProvider', (input) => {
    sent.push(input);
    return send(input);
  });
  return { ...app, naukri, google, sent };
}

async function inWindow(): Promise<Guest> {
  const app = await guest();
  await app.store(NaukriLoginKey).prepare();
  await app.store(NaukriLoginKey).continue();
  return app;
}

async function withCard(): Promise<Guest> {
  const app = await guest();
  await app.store(NaukriLoginKey).prepare();
  app.store(NaukriLoginKey).showOneTap();
  return app;
}

const toastsOf = ({ toasts }: MemoryApp) => toasts.shown.map(({ type, text1 }) => [type, text1]);
const eventsOf = ({ store }: MemoryApp) =>
  store(OccurrencesKey)
    .take()
    .map(({ eventType }) => eventType);
const logsOf = ({ world }: MemoryApp) => world.records(ReportRecords).all.map(({ report }) => report);

describe("the job portal's window", () => {
  it('[LG-NAUKRI-SUCCESS] a success with a token starts a session; one without starts none', async () => {
    const app = await inWindow();
    app.naukri.send('LOGIN_WITH_NAUKRI_SUCCESSFUL');
    await app.settle();
    expect(app.sent).toMatchObject([
      { socialUserType: 'naukri', tokenType: 'access_token', token: expect.stringContaining('tara') },
    ]);
    expect(app.location.loads).toEqual(['/']);
    const without = await inWindow();
    without.naukri.send('LOGIN_WITH_NAUKRI_SUCCESSFUL', { token: '' });
    await without.settle();
    expect(without.sent).toEqual([]);
  });

  it('[API-LOGIN-SAVEINFO] a success also lets the service keep what the portal says of the user', async () => {
    const app = await inWindow();
    app.naukri.send('LOGIN_WITH_NAUKRI_SUCCESSFUL');
    await app.settle();
    expect(app.line.countOf('saveNaukriInfo')).toBe(1);
  });

  it.each(['ERROR', 'POPUP_CLOSED_UNEXPECTEDLY', 'CONSENT_NOT_SIGNED'])(
    '[LG-NAUKRI-ERRORS] %s shows a failure, and another try is possible',
    async (type) => {
      const app = await inWindow();
      expect(app.store(NaukriLoginKey).flow).toBe('normal');
      app.naukri.send(type);
      expect(app.toasts.shown).toMatchObject([{ type: 'failure' }]);
      expect(app.store(NaukriLoginKey).flow).toBe('none');
      await app.store(NaukriLoginKey).continue();
      expect(app.naukri.windows).toBe(2);
    },
  );

  it('[LG-NAUKRI-POPUP-EVENT] a window that was closed is counted, and no other message', async () => {
    for (const type of ['ERROR', 'CONSENT_NOT_SIGNED', 'TOKEN_GENERATED', 'POPUP_CLOSED_UNEXPECTEDLY']) {
      const app = await inWindow();
      app.naukri.send(type);
      expect(eventsOf(app)).toEqual(type === 'POPUP_CLOSED_UNEXPECTEDLY' ? ['naukriPopupClosed'] : []);
    }
  });

  it("[ER-LOGIN-NAUKRI-MESSAGE] a failure shows the portal's message, or that the login failed", async () => {
    const spoken = await inWindow();
    spoken.naukri.send('ERROR', { message: 'Naukri is being mended.' });
    expect(toastsOf(spoken)).toEqual([['failure', 'Naukri is being mended.']]);
    const silent = await inWindow();
    silent.naukri.send('ERROR');
    expect(toastsOf(silent)).toEqual([['failure', 'Naukri Login Failed!']]);
  });

  it('a message that the window is not known to send changes nothing, and is logged', async () => {
    const app = await inWindow();
    app.naukri.send('SOMETHING_NEW', { message: 'Not for the user.' });
    await app.settle();
    expect(app.store(NaukriLoginKey).flow).toBe('normal');
    expect([app.toasts.shown, app.sent, app.store(LoginKey).isOpen]).toEqual([[], [], false]);
    expect(logsOf(app)).toMatchObject([
      { type: 'login', error: 'Unknown message of Naukri: SOMETHING_NEW', level: 'warning' },
    ]);
    app.naukri.send('LOGIN_WITH_NAUKRI_SUCCESSFUL');
    await app.settle();
    expect(app.sent).toHaveLength(1);
  });

  it('[VA-LOGIN-NAUKRI] [ER-LOGIN-NAUKRI-SDK] does not open without the SDK, and says that something went wrong', async () => {
    const app = await guest();
    app.naukri.isReachable = false;
    await app.store(NaukriLoginKey).prepare();
    await app.store(NaukriLoginKey).continue();
    expect(app.naukri.windows).toBe(0);
    expect(toastsOf(app)).toEqual([['failure', 'Something Went Wrong!']]);
  });

  it('a window that never answers is given up, and says so', async () => {
    const app = await inWindow();
    app.time.advance(PROVIDER_TIMEOUT_MS);
    expect(toastsOf(app)).toEqual([
      ['failure', 'The Naukri window did not respond in 10 minutes. Try again, or choose another way.'],
    ]);
    expect(app.store(NaukriLoginKey).flow).toBe('none');
    const answered = await inWindow();
    answered.naukri.send('CONSENT_NOT_SIGNED');
    answered.time.advance(PROVIDER_TIMEOUT_MS);
    expect(answered.toasts.shown).toHaveLength(1);
  });

  it('opens once, however often the button is pressed', async () => {
    const app = await inWindow();
    await app.store(NaukriLoginKey).continue();
    expect(app.naukri.windows).toBe(1);
  });

  it('on a phone the page is left for the route instead, and the one-tap in view says so', async () => {
    const phone = { width: 390 };
    const app = await guest({ device: phone, address: '/p/1' });
    await app.store(NaukriLoginKey).continue();
    await app.settle();
    expect(app.location.loads).toEqual(['/login/naukri?referer=%2Fp%2F1']);
    const known = await guest({ device: phone, address: '/p/1' });
    await known.store(NaukriLoginKey).prepare();
    known.store(NaukriLoginKey).showOneTap();
    known.naukri.send('in_view');
    await known.store(NaukriLoginKey).continue();
    expect(known.location.loads).toEqual(['/login/naukri?referer=%2Fp%2F1&type=yolo']);
  });
});

describe("the job portal's one-tap", () => {
  it('[LG-YOLO-TOKEN] its token starts a session', async () => {
    const app = await withCard();
    expect(app.store(NaukriLoginKey).flow).toBe('yolo');
    app.naukri.send('TOKEN_GENERATED');
    await app.settle();
    expect(app.sent).toMatchObject([
      { socialUserType: 'naukri', tokenType: 'one_tap', token: expect.stringContaining('tara') },
    ]);
    expect(app.naukri.card).toBeNull();
  });

  it('[LG-YOLO-INITIATED] [EN-MARKER-YOLOINIT] a login that begins is recorded with its time, and brings no second card', async () => {
    const app = await withCard();
    app.naukri.send('LOGIN_INITIATED');
    expect(new LoginMarkers(app.storage).yoloInit()).toBe(app.time.now());
    app.naukri.send('FRAME_CLOSED');
    app.store(NaukriLoginKey).showOneTap();
    expect(app.naukri.card).toBeNull();
    app.time.advance(60_000);
    app.store(NaukriLoginKey).showOneTap();
    expect(app.naukri.card).toBe('desktop');
  });

  it('never lies over the login window: there it shows only beside it', async () => {
    const wide = await guest({ device: { width: 1440 } });
    await wide.store(NaukriLoginKey).prepare();
    wide.store(LoginKey).open();
    wide.store(NaukriLoginKey).showOneTap();
    expect(wide.naukri.card).toBe('desktop');
    for (const width of [390, 1024]) {
      const narrow = await guest({ device: { width } });
      await narrow.store(NaukriLoginKey).prepare();
      narrow.store(NaukriLoginKey).showOneTap();
      expect(narrow.naukri.card).not.toBeNull();
      narrow.store(LoginKey).open();
      narrow.store(NaukriLoginKey).showOneTap();
      expect([narrow.naukri.card, narrow.store(NaukriLoginKey).flow]).toEqual([null, 'none']);
    }
  });

  it.each(['NO_USER_FOUND', 'YOLO_COOLDOWN'])('[LG-YOLO-NOUSER] %s gives way to the normal buttons', async (type) => {
    const app = await withCard();
    app.naukri.send(type);
    expect(app.store(LoginKey).flags.showGoogleYolo).toBe(true);
    expect(app.store(NaukriLoginKey).flow).toBe('none');
  });

  it('[LG-YOLO-FRAMECLOSED] a card that was closed is gone, without a word', async () => {
    const app = await withCard();
    app.naukri.send('FRAME_CLOSED');
    expect(app.store(NaukriLoginKey).flow).toBe('none');
    expect(app.toasts.shown).toEqual([]);
  });

  it('[LG-YOLO-ERROR] an error shows a failure', async () => {
    const app = await withCard();
    app.naukri.send('ERROR');
    expect(toastsOf(app)).toEqual([['failure', 'Naukri Login Failed!']]);
  });

  it('[LG-YOLO-INVIEW] its view is counted once, and the flow goes on', async () => {
    const app = await withCard();
    app.naukri.send('in_view');
    expect(eventsOf(app)).toEqual(['naukriOneTapView']);
    expect(app.store(NaukriLoginKey).flow).toBe('yolo');
  });

  it('[ER-LOGIN-NAUKRI-UNKNOWN] a message without a flow is logged as a warning, and changes nothing', async () => {
    const app = await withCard();
    app.naukri.send('FRAME_CLOSED');
    app.naukri.send('TOKEN_GENERATED');
    await app.settle();
    expect(logsOf(app)).toMatchObject([{ type: 'login', level: 'warning' }]);
    expect([app.sent, app.toasts.shown, app.store(NaukriLoginKey).flow]).toEqual([[], [], 'none']);
  });

  it('[RO-NAUKRI-SSO] begins by itself for a guest who comes from the portal, and for nobody else', async () => {
    const cardAt = async (options: MemoryAppOptions) => (await guest(options)).naukri.card;
    expect(await cardAt({ address: '/?utm_source=naukri' })).toBe('desktop');
    expect(await cardAt({ address: '/?utm_source=mail' })).toBeNull();
    expect(await cardAt({ address: '/' })).toBeNull();
    expect(await cardAt({ address: '/?utm_source=naukri', as: 'reader' })).toBeNull();
  });

  it('[RO-ONETAPS] both one-taps start from the login window, and each leads to a one_tap login', async () => {
    const app = await guest({ address: '/?utm_source=naukri' });
    app.store(LoginKey).showGoogle('one-tap', 'button');
    expect([app.naukri.card, app.google.prompt]).toEqual(['desktop', expect.anything()]);
    app.naukri.send('TOKEN_GENERATED');
    await app.settle();
    const other = await guest({ address: '/?utm_source=naukri' });
    other.store(LoginKey).showGoogle('one-tap', 'button');
    other.google.chooseInPrompt();
    await other.settle();
    expect([...app.sent, ...other.sent].map(({ socialUserType, tokenType }) => [socialUserType, tokenType])).toEqual([
      ['naukri', 'one_tap'],
      ['gp', 'one_tap'],
    ]);
  });
});

it('[ST-LOGINFLAG-SCRIPTS] each flag says that its script is there', async () => {
  const app = await guest();
  const flags = () => [app.store(LoginKey).flags.isGoogleScriptLoaded, app.store(LoginKey).flags.isNaukriSdkLoaded];
  expect(flags()).toEqual([false, false]);
  await app.store(NaukriLoginKey).prepare();
  expect(flags()).toEqual([false, true]);
  await app.store(LoginKey).prepare();
  expect(flags()).toEqual([true, true]);
});
