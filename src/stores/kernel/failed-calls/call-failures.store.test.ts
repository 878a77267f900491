import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { WindowScheduler } from '@/adapters/browser/window-scheduler';
import { TrackingApi as EventsApi } from '@/adapters/http/generated/curate/tracking';
import { CatalogApi } from '@/adapters/http/generated/dropdown/catalog';
import { PostingApi } from '@/adapters/http/generated/feed/posting';
import { TrackingApi } from '@/adapters/http/generated/log/tracking';
import { NotificationsApi } from '@/adapters/http/generated/notification/notifications';
import { createHttpClient } from '@/adapters/http/http-client';
import { MemoryDevice } from '@/adapters/memory/kernel/device/memory-device';
import { MemoryToasts } from '@/adapters/memory/kernel/toasts/memory-toasts';
import { TERMS_TO_AGREE } from '@/core/kernel/common/terms-version.rules';
import { ErrorReporter } from '@/core/kernel/tracking/error-reporter';
import { LoginKey, SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { FeaturesKey, OccurrencesKey } from '@/stores/kernel/shell/keys';
import { TermsKey } from '@/stores/trust/legal/keys';
import { CallFailuresStore } from './call-failures.store';

async function aClient(answer: (path: string) => Response | Error, { logAnswers = 204 } = {}) {
  const { store, browser, toasts: said } = await startMemoryApp({ as: 'reader' });
  const logged: { readonly error: string; readonly type: string }[] = [];
  const toasts = new MemoryToasts();
  const http = createHttpClient({
    baseUrlOf: (service) => `http://localhost/api/${service}`,
    commonHeaders: () => ({ appid: '999', systemid: 'AB_WEB' }),
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/log/error')) {
        logged.push(await request.json());
        return logAnswers === 204 ? new Response(null, { status: 204 }) : problem(logAnswers);
      }
      await new Promise<void>((resolve) => setTimeout(resolve, 0));
      request.signal.throwIfAborted();
      const given = answer(pathname);
      if (given instanceof Error) throw given;
      return given;
    },
  });
  const reporter = new ErrorReporter(new TrackingApi(http), new MemoryDevice(), () => ({
    release: '0.1.0',
    screen: 'HomeScreen',
  }));
  http.watch(
    new CallFailuresStore(
      reporter,
      store(OccurrencesKey),
      toasts,
      store(SessionKey),
      store(NavigationKey),
      new WindowScheduler(),
      store(FeaturesKey),
    ),
  );
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 5));
  return {
    feed: new PostingApi(http),
    notification: new NotificationsApi(http),
    curate: new EventsApi(http),
    details: new CatalogApi(http),
    log: new TrackingApi(http),
    logged,
    toasts,
    said,
    store,
    settle,
    signOut: () => browser.signOut(),
  };
}

type Client = Awaited<ReturnType<typeof aClient>>;

function problem(status: number): Response {
  const body = JSON.stringify({ type: 'about:blank', title: 'No', status, code: 'test', detail: 'No.' });
  return new Response(body, { status, headers: { 'content-type': 'application/problem+json' } });
}

describe('a failed call', () => {
  it('[ER-LOG-ALL] makes one error-log call: 404, 500 and a lost connection', async () => {
    for (const failing of [() => problem(404), () => problem(500), () => new TypeError('fetch failed')]) {
      const { feed, logged, settle } = await aClient(failing);
      await feed.getPost({ postId: '1' });
      await settle();
      expect(logged).toHaveLength(1);
      expect(logged[0]).toMatchObject({ type: 'api', operationId: 'getPost', display: 'WEB' });
    }
  });

  it('says why, in the words of the specification, once per page of failures', async () => {
    const texts = {
      401: 'Your session has ended. Log in again.',
      403: 'You are not authorised to do this operation!',
      404: 'We could not find what you are looking for!',
      500: 'Something went wrong. Please try again in a few minutes.',
      503: 'Something went wrong. Please try again in a few minutes.',
    };
    for (const [status, text] of Object.entries(texts)) {
      const { feed, toasts } = await aClient(() => problem(Number(status)));
      await feed.getPost({ postId: '1' });
      await feed.getPost({ postId: '2' });
      expect(toasts.shown.map(({ type, text1 }) => [type, text1])).toEqual([['failure', text]]);
    }
  });

  it('leaves a wrong input to its screen', async () => {
    const { feed, toasts } = await aClient(() => problem(422));
    await feed.getPost({ postId: '1' });
    expect(toasts.shown).toEqual([]);
  });

  it('[ER-CANCELLED] that was cancelled makes no toast and no log entry', async () => {
    const { feed, toasts, logged, settle } = await aClient(() => problem(500));
    const controller = new AbortController();
    const call = feed.getPost({ postId: '1' }, { signal: controller.signal });
    controller.abort();
    expect(await call).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
    await settle();
    expect(toasts.shown).toEqual([]);
    expect(logged).toEqual([]);
  });

  it.each([
    ['notifications', ({ notification }: Client) => notification.listNotifications({ platform: 'computer' })],
    ['the lists of the additional details', ({ details }: Client) => details.listDepartments()],
    [
      'analytics',
      ({ curate }: Client) => curate.recordEvents({ deviceType: 'WEB', tenantId: 9, trackerId: 9205, events: [] }),
    ],
    ['web vitals', ({ log }: Client) => log.logWebVitals({ name: 'INP', value: 300 })],
  ])('[ER-LOGGED-ONLY] of %s makes one log entry and no toast, whoever is signed in', async (_name, call) => {
    for (const status of [401, 500]) {
      const client = await aClient(() => problem(status));
      await call(client);
      await client.settle();
      expect(client.toasts.shown).toEqual([]);
      expect(client.logged).toHaveLength(1);
    }
  });

  it('of the error log itself is not logged in turn', async () => {
    const { log, logged, settle, toasts } = await aClient(() => problem(500), { logAnswers: 500 });
    await log.logError({ error: 'x', display: 'WEB' });
    await settle();
    expect([logged.length, toasts.shown]).toEqual([1, []]);
  });
});

it('a call that another user’s session refused makes the page read again who is signed in', async () => {
  const changed = JSON.stringify({
    type: 'about:blank',
    title: 'No',
    status: 409,
    code: 'profile_changed',
    message: 'No.',
  });
  const headers = { 'content-type': 'application/problem+json' };
  const { feed, store, signOut, settle } = await aClient(() => new Response(changed, { status: 409, headers }));
  signOut();
  expect(store(SessionKey).isLoggedIn).toBe(true);
  await feed.getPost({ postId: '1' });
  await settle();
  expect(store(SessionKey).isLoggedIn).toBe(false);
});

it('is logged without its address, whose keys would open a complaint or name a post', async () => {
  const { feed, logged, settle } = await aClient(() => problem(500));
  await feed.getPost({ postId: '0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11' });
  await settle();
  expect(logged[0]?.error).toBe('getPost: 500 test');
});

it('a call that was on its way when the user logged out says nothing and opens nothing', async () => {
  const { feed, store, toasts } = await aClient(() => problem(401));
  const call = feed.getPost({ postId: '1' });
  await store(SessionKey).signOut();
  expect(await call).toMatchObject({ ok: false, failure: { kind: 'unauthenticated' } });
  expect([toasts.shown, store(NavigationKey).search, store(LoginKey).isOpen]).toEqual([[], '', false]);
  expect(store(SessionKey)).toMatchObject({ isLoggedIn: false, isUnauthorised: false });
});

it('a call after the user logged out on another page says so in one toast, until they log in again', async () => {
  const { feed, details, store, toasts, signOut, said } = await aClient(() => problem(401));
  signOut();
  await store(SessionKey).checkUser();
  const [toast] = said.shown;
  expect(toast?.text1).toBe('You are logged out.');
  said.dismiss('session');
  await details.listDepartments();
  expect(said.shown).toEqual([]);
  for (const postId of ['1', '2']) await feed.getPost({ postId });
  expect([said.shown, toasts.shown, store(LoginKey).isOpen]).toEqual([[toast], [], false]);
});

it('a contribution that waits for the agreement to new terms asks for it', async () => {
  const refused = JSON.stringify({
    type: 'about:blank',
    title: 'No',
    status: 409,
    code: TERMS_TO_AGREE,
    message: 'No.',
  });
  const headers = { 'content-type': 'application/problem+json' };
  const { feed, store, settle } = await aClient(() => new Response(refused, { status: 409, headers }));
  await feed.getPost({ postId: '1' });
  await expect.poll(() => store(TermsKey).isAsked).toBe(true);
  await store(TermsKey).agree();
  await settle();
  expect(store(TermsKey).isAsked).toBe(false);
});

describe('a refused session', () => {
  it('[ER-UNAUTH-LOG] is counted as one sign-out', async () => {
    for (const status of [401, 403]) {
      const { feed, store } = await aClient(() => problem(status));
      await feed.getPost({ postId: '1' });
      expect(store(OccurrencesKey).take()).toMatchObject([{ eventType: 'signOut', attributes: {} }]);
    }
  });

  it('[ER-UNAUTH-MARK] ends: nobody is signed in, and the address leads to the login', async () => {
    for (const status of [401, 403]) {
      const { feed, store } = await aClient(() => problem(status));
      await feed.getPost({ postId: '1' });
      expect(store(SessionKey)).toMatchObject({ isLoggedIn: false, isUnauthorised: true });
      expect(store(LoginKey).isOpen).toBe(true);
    }
  });
});
