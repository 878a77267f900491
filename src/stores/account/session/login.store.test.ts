import { failureOf } from '@tests/support/failure-of';
import type { MemoryApp } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { replaceCall } from '@tests/support/replace-call';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { MemoryGoogleIdentity } from '@/adapters/memory/account/session/memory-google-identity';
import { MemorySessionCookies } from '@/adapters/memory/account/session/memory-session-cookies';
import { ReportRecords } from '@/adapters/memory/trust/reports/report-records';
import type { ProviderFailureKind } from '@/core/account/session/identity-provider.port';
import { LoginPort } from '@/core/account/session/login.port';
import type { LoginProps } from '@/core/account/session/login-props';
import { SessionCookiesPort } from '@/core/account/session/session-cookies.port';
import { AccessKey, LoginKey } from '@/stores/account/session/keys';
import { OccurrencesKey, OverlaysKey } from '@/stores/kernel/shell/keys';

interface Guest extends MemoryApp {
  readonly google: MemoryGoogleIdentity;
}

async function guest(address = '/'): Promise<Guest> {
  const google = new MemoryGoogleIdentity({ name: 'Tara Joshi', email: 'tara@people.example' });
  const app = await startMemoryApp({ google, address });
  return { ...app, google };
}

const toastsOf = ({ toasts }: MemoryApp) => toasts.shown.map(({ type, text1, text2 }) => [type, text1, text2]);
const logsOf = ({ world }: MemoryApp) => world.records(ReportRecords).all.map(({ report }) => report);

describe('the login window', () => {
  it('[ST-LOGIN-OPEN-DEFAULTS] has a title, a subtitle and no flags where nothing is given', async () => {
    const { store } = await guest();
    store(LoginKey).open();
    expect(store(LoginKey).props).toEqual({
      title: 'Log in to vote and write',
      subTitle: 'It is free. Others only see your pseudonym.',
      isAnonymous: false,
      internalCampaign: null,
      readerRequired: false,
      writerRequired: false,
    });
  });

  it('[EN-LOGIN-PROPS] stores exactly these members', async () => {
    type Members = 'title' | 'subTitle' | 'isAnonymous' | 'internalCampaign' | 'readerRequired' | 'writerRequired';
    expectTypeOf<keyof LoginProps>().toEqualTypeOf<Members>();
    const { store } = await guest();
    const props: LoginProps = {
      title: 'Title',
      subTitle: 'Subtitle',
      isAnonymous: true,
      internalCampaign: 'home',
      readerRequired: true,
      writerRequired: true,
    };
    store(LoginKey).open(props);
    expect(store(LoginKey).props).toEqual(props);
  });

  it('[LG-WEB-MODAL] opens for a login request on the web', async () => {
    const { store } = await guest();
    store(AccessKey).require('READER', null);
    expect(store(LoginKey).isOpen).toBe(true);
  });

  it('counts as one overlay until it closes', async () => {
    const { store } = await guest();
    store(LoginKey).open({}, 'review');
    store(LoginKey).open({}, 'review');
    store(OverlaysKey).offerPrompt('appNudge');
    expect(store(OverlaysKey).shownPrompt).toBeNull();
    store(LoginKey).close();
    store(OverlaysKey).offerPrompt('appNudge');
    expect(store(OverlaysKey).shownPrompt).toBe('appNudge');
  });
});

describe("Google's one-tap", () => {
  it('[ST-LOGINFLAG-YOLOSHOWED] [LG-ONETAP-DISPLAYED] marks that it is displayed', async () => {
    const { store } = await guest();
    expect(store(LoginKey).flags.yoloShowed).toBe(false);
    store(LoginKey).showGoogle('one-tap', 'button');
    expect(store(LoginKey).flags.yoloShowed).toBe(true);
  });

  it.each(['notDisplayed', 'dismissed'] as const)(
    '[LG-ONETAP-NOTSHOWN] gives way to the normal button: %s',
    async (moment) => {
      const { store, google } = await guest();
      store(LoginKey).showGoogle('one-tap', 'button');
      expect(store(LoginKey).flags.showGoogleYolo).toBe(false);
      google.prompt?.[moment]();
      expect(store(LoginKey).flags.showGoogleYolo).toBe(true);
    },
  );

  it('is not asked for without a host, and is taken away when its window goes', async () => {
    const { store, google } = await guest();
    store(LoginKey).showGoogle(null, 'button');
    expect(google.prompt).toBeNull();
    const end = store(LoginKey).showGoogle('one-tap', 'button');
    expect(google.prompt).not.toBeNull();
    end();
    expect(google.prompt).toBeNull();
  });

  it('knows when the script is loaded', async () => {
    const { store } = await guest();
    expect(store(LoginKey).flags.isGoogleScriptLoaded).toBe(false);
    await store(LoginKey).prepare();
    expect(store(LoginKey).flags.isGoogleScriptLoaded).toBe(true);
  });
});

describe('logging in with Google', () => {
  it('[VA-LOGIN-GOOGLE] needs an access token, or a credential of the one-tap', async () => {
    const app = await guest();
    const login = app.store(LoginKey);
    app.google.requestToken = async () => ({ ok: true, value: { token: '', nonce: null } });
    await login.continueWithGoogle();
    login.showGoogle('one-tap', 'button');
    app.google.prompt?.credential({ token: '', nonce: null });
    await app.settle();
    expect(app.line.countOf('signInWithProvider')).toBe(0);

    const normal = await guest();
    const tokenTypes = sentTokenTypes(normal);
    await normal.store(LoginKey).continueWithGoogle();
    expect(tokenTypes).toEqual(['access_token']);

    const oneTap = await guest();
    const oneTapTypes = sentTokenTypes(oneTap);
    oneTap.store(LoginKey).showGoogle('one-tap', 'button');
    oneTap.google.chooseInPrompt();
    await oneTap.settle();
    expect(oneTapTypes).toEqual(['one_tap']);
  });

  it('[LG-ONETAP-TRACKED] counts a skipped one-tap and a chosen account, and offers nothing else for it', async () => {
    const { store, google, settle } = await guest();
    const counted = () =>
      store(OccurrencesKey)
        .take()
        .map(({ eventType }) => eventType);
    store(LoginKey).showGoogle('one-tap', 'button');
    const { flags } = store(LoginKey);
    google.prompt?.skipped();
    expect(counted()).toEqual(['oneTapSkipped']);
    google.chooseInPrompt();
    await settle();
    expect(counted().filter((type) => type === 'oneTapCredential')).toHaveLength(1);
    google.pressButton('button');
    expect(counted()).not.toContain('oneTapCredential');
    expect(store(LoginKey).flags).toEqual(flags);
  });

  it('[API-LOGIN-SOCIAL-RESULT] begins a new page: the current one, with what was asked for', async () => {
    const plain = await guest('/p/1?sort=new');
    plain.store(LoginKey).open();
    await plain.store(LoginKey).continueWithGoogle();
    expect(plain.location.loads).toEqual(['/p/1?sort=new']);

    const writer = await guest('/p/1');
    writer.store(LoginKey).open({ writerRequired: true, internalCampaign: 'home' });
    await writer.store(LoginKey).continueWithGoogle();
    expect(writer.location.loads).toEqual(['/p/1?openOnboarding=w&campaign=home']);
  });

  it.each([
    [failureOf(401), 'Refused with 401.', null],
    [failureOf(null), 'Something Went Wrong!', 'Please try again in a few minutes.'],
  ])(
    '[ER-LOGIN-SOCIAL] [API-LOGIN-SOCIAL-RESULT] a refusal shows what the service says, or that something went wrong',
    async (failure, text1, text2) => {
      const app = await guest();
      app.line.failNext(failure);
      await app.store(LoginKey).continueWithGoogle();
      expect(toastsOf(app)).toEqual([['failure', text1, text2]]);
      expect(app.store(LoginKey).isBusy).toBe(false);
      expect(app.location.loads).toEqual([]);
    },
  );

  it('[ER-LOGIN-SOCIAL-LOG] a refusal is logged as fatal, once', async () => {
    const app = await guest();
    app.line.failNext(failureOf(401));
    await app.store(LoginKey).continueWithGoogle();
    await app.settle();
    expect(logsOf(app).filter((report) => 'level' in report && report.level === 'fatal')).toHaveLength(1);
  });

  it("[ER-COOKIES-TOAST] does not start without cookies, says so with the brand's name, and logs it", async () => {
    const app = await guest();
    const cookies = app.app.container.get(SessionCookiesPort);
    if (cookies instanceof MemorySessionCookies) cookies.isEnabled = false;
    await app.store(LoginKey).continueWithGoogle();
    app.store(LoginKey).showGoogle('one-tap', 'button');
    await app.settle();
    expect(toastsOf(app)).toEqual([
      [
        'failure',
        'Oops! It seems like your browser is blocking cookies, which are necessary for a seamless experience on Tarakki. Please enable cookies and try again.',
        null,
      ],
    ]);
    expect(logsOf(app)).toHaveLength(1);
    app.google.chooseInPrompt();
    await app.settle();
    expect(app.line.countOf('signInWithProvider')).toBe(0);
  });

  it('[ER-LOGIN-GOOGLE] a failure of Google shows its two lines', async () => {
    const app = await guest();
    await failing(app, 'refused', 'server_error');
    expect(toastsOf(app)).toEqual([['failure', 'Google login failed!', 'Please try again in a few minutes.']]);
  });

  it.each([
    ['popupBlocked', 'Your browser blocked the Google window. Allow pop-ups for this site, then try again.'],
    ['popupClosed', 'The Google window was closed. Try again when you are ready.'],
  ] as const)('[ER-LOGIN-GOOGLE-POPUP] %s says so and is logged', async (kind, text) => {
    const app = await guest();
    await failing(app, kind, 'Failed to open popup window on url: https://google.example');
    expect(toastsOf(app)).toEqual([['failure', text, null]]);
    expect(logsOf(app)).toHaveLength(1);
  });

  it('says nothing where the user refused', async () => {
    const app = await guest();
    await failing(app, 'cancelled', '');
    expect(toastsOf(app)).toEqual([]);
    expect(app.store(LoginKey).isBusy).toBe(false);
  });

  it('[ER-LOGIN-GOOGLE-THIRDPARTY] third-party cookies that are off have a toast of their own, and the next press another', async () => {
    const app = await guest();
    await failing(app, 'thirdPartyCookies', '');
    expect(app.toasts.shown).toHaveLength(1);
    expect(app.toasts.shown[0]?.text1).toContain('3rd Party Cookies are disabled');
    let presses = 0;
    app.google.requestToken = () => {
      presses += 1;
      return Promise.resolve({ ok: true, value: { token: 't', nonce: null } });
    };
    await app.store(LoginKey).continueWithGoogle();
    expect(app.toasts.shown).toHaveLength(2);
    expect(presses).toBe(0);
    expect(app.line.countOf('signInWithProvider')).toBe(0);
  });

  it('[ER-LOGIN-GOOGLE-CLIENT] a client that is not there shows that something went wrong', async () => {
    const app = await guest();
    await failing(app, 'notInitialised', '');
    expect(toastsOf(app)).toEqual([['failure', 'Something Went Wrong!', null]]);
  });
});

function sentTokenTypes({ app }: MemoryApp): readonly string[] {
  const login = app.container.get(LoginPort);
  const send = login.signInWithProvider.bind(login);
  const sent: string[] = [];
  replaceCall(login, 'signInWithProvider', (input) => {
    sent.push(input.tokenType);
    return send(input);
  });
  return sent;
}

async function failing(app: Guest, kind: ProviderFailureKind, message: string): Promise<void> {
  app.google.nextFailure = { kind, message };
  await app.store(LoginKey).continueWithGoogle();
  await app.settle();
}
