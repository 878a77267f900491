import { failureOf } from '@tests/support/failure-of';
import type { MemoryApp } from '@tests/support/memory-app';
import { AddressBar, startMemoryApp } from '@tests/support/memory-app';
import { replaceCall } from '@tests/support/replace-call';
import { runInAction } from 'mobx';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { snapshotOf } from '@/adapters/browser/document-cookies';
import { SessionApi } from '@/adapters/http/generated/login/session';
import { createHttpClient } from '@/adapters/http/http-client';
import { MemorySessionCookies } from '@/adapters/memory/account/session/memory-session-cookies';
import { MemoryDevice } from '@/adapters/memory/kernel/device/memory-device';
import { MemoryNativeApp } from '@/adapters/memory/kernel/native-app/memory-native-app';
import { MemoryToasts } from '@/adapters/memory/kernel/toasts/memory-toasts';
import { MemoryErrorLog } from '@/adapters/memory/kernel/tracking/memory-error-log';
import { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryStorage } from '@/adapters/memory/kernel/world/memory-storage';
import { ReportRecords } from '@/adapters/memory/trust/reports/report-records';
import { BeginVisit } from '@/core/account/session/begin-visit.use-case';
import type { Session } from '@/core/account/session/session';
import { emptySession } from '@/core/account/session/session';
import { SessionCookiesPort } from '@/core/account/session/session-cookies.port';
import { SignOut } from '@/core/account/session/sign-out.use-case';
import { ErrorReporter } from '@/core/kernel/tracking/error-reporter';
import { OnboardingKey } from '@/stores/account/onboarding/keys';
import { ProfileKey } from '@/stores/account/profile/keys';
import { AccessKey, SessionKey } from '@/stores/account/session/keys';
import { SessionStore } from './session.store';

const textsOf = ({ toasts }: MemoryApp) => toasts.shown.map(({ type, text1 }) => [type, text1]);

describe('the session', () => {
  it('[EN-USER] has its members, empty at the start', async () => {
    type Members = 'userInfo' | 'authToken' | 'clientId' | 'isNaukriUser' | 'appVersion' | 'appBuild';
    expectTypeOf<keyof Session>().toEqualTypeOf<Members>();
    expect((await startMemoryApp()).store(SessionKey).session).toEqual({
      userInfo: null,
      authToken: null,
      clientId: '',
      isNaukriUser: false,
      appVersion: null,
      appBuild: null,
    });
  });

  it('[LG-LOAD-COOKIE] is read from the cookies when the app loads', async () => {
    const { store, me } = await startMemoryApp({ as: 'writer' });
    expect(store(SessionKey).userInfo).toMatchObject({ UserId: me.id, userName: 'FilterKaapi' });
    expect(store(SessionKey).isUserLoaded).toBe(true);
    expect(store(SessionKey).isLoggedIn).toBe(true);
    const guest = await startMemoryApp();
    expect(guest.store(SessionKey)).toMatchObject({ userInfo: null, isUserLoaded: true, isLoggedIn: false });
  });

  it('[LG-LOAD-FETCH] fetches profile and communities together once it is read', async () => {
    const app = await startMemoryApp({ as: 'reader' });
    const before = app.line.calls.length;
    app.line.hold();
    const prepared = app.app.prepare('/', '');
    await app.settle();
    const started = app.line.calls.slice(before);
    expect(started).toContain('getProfile');
    expect(started).toContain('listFollowedCommunities');
    app.line.release();
    await prepared;
  });

  it('[EN-COOKIE-DEVICE] has the five cookies of a device', async () => {
    const { store, app } = await startMemoryApp();
    const cookies =
      'deviceId=d-1; cvid=v-2; referrer=https%3A%2F%2Fsearch.example; appsFlyerId=f-3; appBuildNumber=420';
    replaceCall(app.container.get(SessionCookiesPort), 'read', () => snapshotOf(cookies));
    const session = store(SessionKey);
    session.readUser();
    expect(session.client).toMatchObject({
      deviceId: 'd-1',
      cvId: 'v-2',
      referrer: 'https://search.example',
      appsFlyerId: 'f-3',
    });
    expect(session.session.appBuild).toBe('420');
  });

  it('[EN-USER-RESET] keeps client id, ids, user agent and app version, and empties all else', async () => {
    const { store } = await startMemoryApp({ as: 'reader', device: { userAgent: 'Mozilla/5.0 (test)' } });
    const session = store(SessionKey);
    const kept = { clientId: 'c1', appVersion: '9.1', appBuild: '910' };
    runInAction(() => {
      session.session = { ...session.session, ...kept, isNaukriUser: true };
    });
    const client = { ...session.client };
    expect(client).toMatchObject({ deviceId: 'memory-device', userAgent: 'Mozilla/5.0 (test)' });
    session.markUnauthorised();
    expect(session.session).toEqual({ ...emptySession, ...kept });
    expect(session.client).toEqual(client);
  });
});

describe('signing out', () => {
  it('[LG-SIGNOUT-RESET] leaves no user id, no profile and no role', async () => {
    const { store, settle } = await startMemoryApp({ as: 'writer' });
    expect(store(AccessKey)).toMatchObject({ isLoggedIn: true, isReader: true, isWriter: true });
    await store(SessionKey).signOut();
    await settle();
    expect(store(SessionKey).userInfo).toBeNull();
    expect(store(ProfileKey).profile).toBeNull();
    expect(store(AccessKey)).toMatchObject({ isLoggedIn: false, isReader: false, isWriter: false });
    expect(store(OnboardingKey).state).toMatchObject({ isReader: false, isWriter: false });
  });

  it('[LG-SIGNOUT-TOAST] says so on the page that follows, once', async () => {
    const storage = new MemoryStorage();
    const { store } = await startMemoryApp({ as: 'reader', storage });
    await store(SessionKey).signOut();
    const next = await startMemoryApp({ storage });
    expect(textsOf(next)).toEqual([['info', 'You are logged out.']]);
    const later = await startMemoryApp({ storage });
    expect(textsOf(later)).toEqual([]);
  });

  it.each([200, 204])('[API-LOGIN-LOGOUT-OK] answered with %i reloads, or goes to the target', async (status) => {
    for (const target of [null, '/p/1'] as const) {
      const { store, location } = await overHttp(status);
      await store.signOut(target);
      expect(location.loads).toEqual([target ?? '/home']);
      expect(store.isLoggedIn).toBe(false);
    }
  });

  it('[ER-LOGOUT-RAISE] that fails says so, and the user stays signed in', async () => {
    const app = await startMemoryApp({ as: 'reader' });
    app.line.failNext(failureOf(500));
    await app.store(SessionKey).signOut();
    expect(textsOf(app)).toContainEqual(['failure', 'Couldn’t sign out, please try again later.']);
    expect(app.store(SessionKey)).toMatchObject({ isLoggedIn: true, isSigningOut: false });
    expect(app.location.loads).toEqual([]);
  });

  it('[ER-LOGOUT-LOG] that fails is logged', async () => {
    const app = await startMemoryApp({ as: 'reader' });
    app.line.failNext(failureOf(500));
    await app.store(SessionKey).signOut();
    await app.settle();
    const reports = app.world.records(ReportRecords).all.map(({ report }) => report);
    expect(reports).toContainEqual(
      expect.objectContaining({
        error: 'Logout API returned unexpected status',
        type: 'logout API',
        level: 'error',
      }),
    );
  });

  it('goes on once only while it is under way', async () => {
    const { store, line } = await startMemoryApp({ as: 'reader' });
    line.hold();
    const first = store(SessionKey).signOut();
    await store(SessionKey).signOut();
    line.release();
    await first;
    expect(line.countOf('signOut')).toBe(1);
  });
});

async function overHttp(status: number) {
  const { world, me } = await startMemoryApp();
  const browser = new MemoryBrowser(world);
  browser.signIn(me);
  const http = createHttpClient({
    baseUrlOf: () => 'http://localhost',
    fetch: async () => (status === 204 ? new Response(null, { status }) : Response.json({}, { status })),
    commonHeaders: () => ({}),
  });
  const location = new AddressBar('/home');
  const device = new MemoryDevice();
  const cookies = new MemorySessionCookies(browser);
  const storage = new MemoryStorage();
  const reporter = new ErrorReporter(new MemoryErrorLog(browser), device, () => ({
    release: '0.1.0',
    screen: 'HomeScreen',
  }));
  const store = new SessionStore({
    beginVisit: new BeginVisit(storage, cookies),
    signOut: new SignOut({
      login: new SessionApi(http),
      device,
      location,
      storage,
      reporter,
      app: new MemoryNativeApp(),
    }),
    cookies,
    device,
    toasts: new MemoryToasts(),
  });
  store.readUser();
  return { store, location };
}
