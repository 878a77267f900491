import { failureOf } from '@tests/support/failure-of';
import { describe, expect, it } from 'vitest';
import { NoClientIds } from '@/adapters/browser/no-client-ids';
import { MemoryJobPortal } from '@/adapters/memory/account/job-portal/memory-job-portal';
import { MemoryGoogleIdentity } from '@/adapters/memory/account/session/memory-google-identity';
import { MemoryLogin } from '@/adapters/memory/account/session/memory-login';
import { MemoryMicrosoftIdentity } from '@/adapters/memory/account/session/memory-microsoft-identity';
import { MemorySessionChanges } from '@/adapters/memory/account/session/memory-session-changes';
import { MemorySessionCookies } from '@/adapters/memory/account/session/memory-session-cookies';
import { MemoryAccountEnd } from '@/adapters/memory/account/settings/memory-account-end';
import { MemoryDevice } from '@/adapters/memory/kernel/device/memory-device';
import { MemoryNativeApp } from '@/adapters/memory/kernel/native-app/memory-native-app';
import { MemoryPageLocation } from '@/adapters/memory/kernel/navigation/memory-page-location';
import { MemoryErrorLog } from '@/adapters/memory/kernel/tracking/memory-error-log';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { createDemoWorld } from '@/adapters/memory/kernel/world/memory-demo';
import { MemoryStorage } from '@/adapters/memory/kernel/world/memory-storage';
import { ReportRecords } from '@/adapters/memory/trust/reports/report-records';
import { linkedToastOf } from '@/core/kernel/shell/linked-toasts';
import { ErrorReporter } from '@/core/kernel/tracking/error-reporter';
import { Occurrences } from '@/core/kernel/tracking/occurrences';
import { BeginVisit } from './begin-visit.use-case';
import type { ProviderToken } from './identity-provider.port';
import { LoginMarkers } from './login-markers';
import { defaultLoginProps } from './login-props';
import { PROVIDER_TIMEOUT_MS } from './login-timers';
import { ProviderProofs } from './provider-proofs';
import { SignIn } from './sign-in.use-case';
import { SignOut } from './sign-out.use-case';
import { StartLogin } from './start-login.use-case';

const tara = { name: 'Tara Joshi', email: 'tara@people.example' };

function aGuest() {
  const time = new ManualTime();
  const browser = new MemoryBrowser(createDemoWorld(time, new CountingIds()));
  const microsoft = new MemoryMicrosoftIdentity(tara);
  const google = new MemoryGoogleIdentity(tara);
  const cookies = new MemorySessionCookies(browser);
  const storage = new MemoryStorage();
  const markers = new LoginMarkers(storage);
  const location = new MemoryPageLocation('/p/1');
  const device = new MemoryDevice();
  const login = new MemoryLogin(browser);
  const reporter = new ErrorReporter(new MemoryErrorLog(browser), device, () => ({
    release: '0.1.0',
    screen: 'HomeScreen',
  }));
  const occurrences = new Occurrences(() => time.now());
  const signIn = new SignIn({
    login,
    proofs: new ProviderProofs({ google, microsoft, scheduler: time }),
    jobPortal: new MemoryJobPortal(browser),
    startLogin: new StartLogin(cookies, markers, reporter),
    clientIds: new NoClientIds(),
    device,
    location,
    changes: new MemorySessionChanges(browser),
    reporter,
    occurrences,
  });
  return {
    occurrences,
    browser,
    google,
    microsoft,
    time,
    cookies,
    markers,
    location,
    reports: browser.world.records(ReportRecords).all,
    signIn: (credential: ProviderToken | null = null) =>
      signIn.execute({
        way:
          credential === null ? { provider: 'google', credential } : { provider: 'google', flow: 'oneTap', credential },
        target: defaultLoginProps,
      }),
    signInWithMicrosoft: () =>
      signIn.execute({ way: { provider: 'microsoft', credential: null }, target: defaultLoginProps }),
    signOut: new SignOut({ login, device, location, storage, reporter, app: new MemoryNativeApp() }),
    beginVisit: new BeginVisit(storage, cookies),
  };
}

describe('signing in', () => {
  it('[TR-LOGIN-ATTEMPT] counts each call of the login service, without a name or a token', async () => {
    const { signIn, google, occurrences } = aGuest();
    google.nextFailure = { kind: 'popupClosed', message: 'Popup window closed' };
    await signIn();
    expect(occurrences.take()).toEqual([]);
    await signIn();
    expect(occurrences.take()).toMatchObject([
      { eventType: 'LoginAttempt_Social_API', attributes: { source: 'google' } },
    ]);
  });

  it("starts a session from the pop-up's token and loads the page again", async () => {
    const { signIn, browser, location, markers } = aGuest();
    expect(await signIn()).toEqual({ ok: true, value: null });
    expect(browser.viewer()?.email).toBe(tara.email);
    expect(location.loads).toEqual(['/p/1']);
    expect(markers.read()).toMatchObject({ loginInitiated: 'google', loginType: 'normal' });
  });

  it('leads to a page that says that a deactivated account is back', async () => {
    const { signIn, browser, location } = aGuest();
    await signIn();
    await new MemoryAccountEnd(browser).deactivateAccount();
    await signIn();
    expect(location.loads).toEqual(['/p/1', '/p/1?toast=account-back']);
    expect(linkedToastOf('account-back')).toMatch(/posts and comments/);
  });

  it("starts a session from the one-tap's credential", async () => {
    const { signIn, google, markers, location } = aGuest();
    const answer = await google.requestToken();
    expect(await signIn(answer.ok ? answer.value : null)).toEqual({ ok: true, value: null });
    expect(markers.read().loginType).toBe('one_tap');
    expect(location.loads).toHaveLength(1);
  });

  it('opens no pop-up without cookies', async () => {
    const { signIn, cookies, markers, browser } = aGuest();
    cookies.isEnabled = false;
    expect(await signIn()).toEqual({ ok: false, failure: { kind: 'cookiesDisabled' } });
    expect(markers.read().loginInitiated).toBeNull();
    expect(browser.viewer()).toBeNull();
  });

  it('sends nothing without a proof', async () => {
    const { signIn, google, browser, location } = aGuest();
    google.nextFailure = { kind: 'popupClosed', message: 'Popup window closed' };
    expect(await signIn()).toMatchObject({ ok: false, failure: { kind: 'noProof', failure: { kind: 'popupClosed' } } });
    expect(await signIn({ token: '', nonce: null })).toMatchObject({ ok: false, failure: { kind: 'noProof' } });
    expect(browser.line.countOf('signInWithProvider')).toBe(0);
    expect(location.loads).toEqual([]);
  });

  it('gives up a window that never answers', async () => {
    const { signInWithMicrosoft, microsoft, time, browser } = aGuest();
    microsoft.isSilent = true;
    const answer = signInWithMicrosoft();
    time.advance(PROVIDER_TIMEOUT_MS);
    expect(await answer).toMatchObject({ ok: false, failure: { kind: 'noProof', failure: { kind: 'timedOut' } } });
    expect(browser.line.countOf('signInWithProvider')).toBe(0);
  });

  it('stays on the page where the service refuses', async () => {
    const { signIn, browser, location, reports } = aGuest();
    browser.line.failNext(failureOf(401));
    expect(await signIn()).toMatchObject({ ok: false, failure: { kind: 'refused', failure: { status: 401 } } });
    expect(location.loads).toEqual([]);
    expect(reports).toMatchObject([{ report: { type: 'login', level: 'fatal' } }]);
  });
});

describe('signing out', () => {
  it('ends the session, leaves for the target, and says so to the next visit once', async () => {
    const { signIn, signOut, beginVisit, browser, location } = aGuest();
    await signIn();
    expect(await signOut.execute({ target: '/goodbye' })).toEqual({ ok: true, value: null });
    expect(browser.viewer()).toBeNull();
    expect(location.current()).toBe('/goodbye');
    expect((await beginVisit.execute()).value.hasSignedOut).toBe(true);
    expect((await beginVisit.execute()).value.hasSignedOut).toBe(false);
  });

  it('that fails keeps the session and leaves no notice', async () => {
    const { signIn, signOut, beginVisit, browser, location } = aGuest();
    await signIn();
    browser.line.failNext(failureOf(500));
    expect(await signOut.execute({ target: null })).toMatchObject({ ok: false, failure: { status: 500 } });
    expect(browser.viewer()).not.toBeNull();
    expect(location.loads).toHaveLength(1);
    expect((await beginVisit.execute()).value.hasSignedOut).toBe(false);
  });
});
