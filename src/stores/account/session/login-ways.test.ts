import type { MemoryApp, MemoryAppOptions } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { replaceCall } from '@tests/support/replace-call';
import { describe, expect, it } from 'vitest';
import { MemoryGoogleIdentity } from '@/adapters/memory/account/session/memory-google-identity';
import { MemoryMicrosoftIdentity } from '@/adapters/memory/account/session/memory-microsoft-identity';
import { MemoryNaukriIdentity } from '@/adapters/memory/account/session/memory-naukri-identity';
import { MemorySessionCookies } from '@/adapters/memory/account/session/memory-session-cookies';
import { ReportRecords } from '@/adapters/memory/trust/reports/report-records';
import { ClientIdsPort } from '@/core/account/session/client-ids.port';
import { LoginMarkers } from '@/core/account/session/login-markers';
import { LINKEDIN_DELAY_MS, PROVIDER_TIMEOUT_MS } from '@/core/account/session/login-timers';
import { SessionCookiesPort } from '@/core/account/session/session-cookies.port';
import { LoginKey, NaukriLoginKey } from './keys';

const tara = { name: 'Tara Joshi', email: 'tara@people.example' };

interface Guest extends MemoryApp {
  readonly google: MemoryGoogleIdentity;
  readonly microsoft: MemoryMicrosoftIdentity;
  readonly naukri: MemoryNaukriIdentity;
}

async function guest(options: MemoryAppOptions = {}): Promise<Guest> {
  const providers = {
    google: new MemoryGoogleIdentity(tara),
    microsoft: new MemoryMicrosoftIdentity(tara),
    naukri: new MemoryNaukriIdentity(tara),
  };
  const app = await startMemoryApp({ ...providers, address: '/p/1', ...options });
  await app.store(NaukriLoginKey).prepare();
  return { ...app, ...providers };
}

const toastsOf = ({ toasts }: MemoryApp) => toasts.shown.map(({ type, text1, text2 }) => [type, text1, text2]);
const logsOf = ({ world }: MemoryApp) => world.records(ReportRecords).all.map(({ report }) => report);

describe('LinkedIn', () => {
  it('[TM-LINKEDIN] leaves for the route of the site after 1000 ms, with the page to come back to', async () => {
    expect(LINKEDIN_DELAY_MS).toBe(1000);
    const app = await guest();
    app.store(LoginKey).open({ writerRequired: true });
    void app.store(LoginKey).continueWithLinkedin();
    app.time.advance(999);
    await app.settle();
    expect(app.location.loads).toEqual([]);
    app.time.advance(1);
    await app.settle();
    expect(app.location.loads).toEqual(['/login/linkedin?referer=%2Fp%2F1%3FopenOnboarding%3Dw']);
  });

  it('[VA-LOGIN-LINKEDIN] does not start where it has just failed, and says what else there is', async () => {
    const app = await guest({ address: '/?linkedinLogin=failed' });
    void app.store(LoginKey).continueWithLinkedin();
    app.time.advance(LINKEDIN_DELAY_MS);
    await app.settle();
    expect(app.location.loads).toEqual([]);
    expect(toastsOf(app)).toContainEqual([
      'failure',
      'LinkedIn login failed!',
      'Choose another way, or load the page again to try once more.',
    ]);
  });
});

describe('Microsoft', () => {
  it('starts a session with the token of its window', async () => {
    const app = await guest();
    await app.store(LoginKey).continueWithMicrosoft();
    expect(app.browser.session()?.provider).toBe('microsoft');
    expect(app.location.loads).toEqual(['/p/1']);
  });

  it("[ER-LOGIN-MICROSOFT] a failure shows two lines, a user's own refusal none", async () => {
    const app = await guest();
    app.microsoft.nextFailure = { kind: 'refused', message: 'AADSTS50011: The address does not match.' };
    await app.store(LoginKey).continueWithMicrosoft();
    expect(toastsOf(app)).toEqual([['failure', 'Microsoft login failed!', 'AADSTS50011: The address does not match.']]);
    const cancelled = await guest();
    cancelled.microsoft.nextFailure = { kind: 'cancelled', message: '' };
    await cancelled.store(LoginKey).continueWithMicrosoft();
    expect(toastsOf(cancelled)).toEqual([]);
  });

  it.each([
    ['popupBlocked', 'Your browser blocked the Microsoft window. Allow pop-ups for this site, then try again.'],
    ['popupClosed', 'The Microsoft window was closed. Try again when you are ready.'],
  ] as const)('a window that is %s says so', async (kind, text) => {
    const app = await guest();
    app.microsoft.nextFailure = { kind, message: '' };
    await app.store(LoginKey).continueWithMicrosoft();
    expect(toastsOf(app)).toEqual([['failure', text, null]]);
  });
});

describe('a window that never answers', () => {
  it('is given up, and says so', async () => {
    const app = await guest();
    app.microsoft.isSilent = true;
    void app.store(LoginKey).continueWithMicrosoft();
    expect(app.store(LoginKey).busyWith).toBe('microsoft');
    app.time.advance(PROVIDER_TIMEOUT_MS);
    await app.settle();
    expect(toastsOf(app)).toEqual([
      ['failure', 'The Microsoft window did not respond in 10 minutes. Try again, or choose another way.', null],
    ]);
    expect(app.store(LoginKey).busyWith).toBeNull();
  });

  it('keeps nobody from another way', async () => {
    const app = await guest();
    app.microsoft.isSilent = true;
    void app.store(LoginKey).continueWithMicrosoft();
    await app.store(LoginKey).continueWithGoogle();
    expect(app.browser.session()?.provider).toBe('google');
    app.time.advance(PROVIDER_TIMEOUT_MS);
    await app.settle();
    expect(toastsOf(app)).toEqual([]);
  });
});

describe('any provider', () => {
  const ways = {
    google: (app: Guest) => app.store(LoginKey).continueWithGoogle(),
    linkedin: async (app: Guest) => {
      const leaving = app.store(LoginKey).continueWithLinkedin();
      app.time.advance(LINKEDIN_DELAY_MS);
      await leaving;
    },
    microsoft: (app: Guest) => app.store(LoginKey).continueWithMicrosoft(),
    naukri: (app: Guest) => app.store(NaukriLoginKey).continue(),
  };

  const cards = {
    'google’s card': async (app: Guest) => {
      app.store(LoginKey).showGoogle('one-tap', 'button');
      app.google.chooseInPrompt();
    },
    'naukri’s card': async (app: Guest) => {
      app.store(NaukriLoginKey).showOneTap();
      app.naukri.send('TOKEN_GENERATED');
    },
  };

  it.each(Object.entries({ ...ways, ...cards }))(
    '[VA-LOGIN-COOKIES] %s does not start without cookies',
    async (_provider, start) => {
      const app = await guest();
      const cookies = app.app.container.get(SessionCookiesPort);
      if (cookies instanceof MemorySessionCookies) cookies.isEnabled = false;
      await start(app);
      await app.settle();
      expect([app.location.loads, app.naukri.windows, app.browser.viewer()]).toEqual([[], 0, null]);
      expect(app.toasts.shown).toMatchObject([{ type: 'failure', text1: expect.stringMatching(/^Oops!/) }]);
      expect(new LoginMarkers(app.storage).read().loginInitiated).toBeNull();
    },
  );

  it.each([
    ['google', 'google', 'google'],
    ['linkedin', 'linkedin', 'linkedin'],
    ['microsoft', 'outlook', 'office'],
    ['naukri', 'naukri', 'naukri'],
  ] as const)(
    '[EN-MARKER-LOGININITIATED] [EN-MARKER-LOGINTYPE] a login with %s is marked on the device until the next page',
    async (provider, mark, source) => {
      const app = await guest();
      await ways[provider](app);
      expect(new LoginMarkers(app.storage).read()).toEqual({
        loginInitiated: mark,
        loginType: 'normal',
        authType: source,
      });
      app.storage.set('loginInitiated', 'elsewhere');
      expect(new LoginMarkers(app.storage).read().loginInitiated).toBeNull();
      await startMemoryApp({ storage: app.storage, world: app.world });
      expect(new LoginMarkers(app.storage).read()).toEqual({ loginInitiated: null, loginType: null, authType: null });
    },
  );

  it('the last one is remembered where it succeeded', async () => {
    const app = await guest();
    await app.store(LoginKey).continueWithMicrosoft();
    const { storage, world, me } = app;
    const next = await startMemoryApp({ storage, world, me, as: 'reader' });
    expect(next.store(LoginKey).lastProvider).toBe('microsoft');
  });

  it('[ER-LOGIN-CLIENTID] a client id that cannot be had is logged, and the login goes on without', async () => {
    const app = await guest();
    replaceCall(app.app.container.get(ClientIdsPort), 'retrieve', () => Promise.reject(new Error('no client id')));
    await app.store(LoginKey).continueWithGoogle();
    await app.settle();
    expect(logsOf(app)).toMatchObject([{ type: 'login', error: 'No client id: no client id' }]);
    expect(app.browser.viewer()?.email).toBe(tara.email);
  });
});
