import { aNotification } from '@tests/support/a-notification';
import { failureOf } from '@tests/support/failure-of';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import type { MemoryPushBrowser } from '@/adapters/memory/account/push/memory-push-browser';
import type { MemoryVisibility } from '@/adapters/memory/account/push/memory-visibility';
import { PushRecords } from '@/adapters/memory/account/push/push-records';
import { InboxRecords } from '@/adapters/memory/talk/notifications/inbox-records';
import { PageVisibilityPort } from '@/core/account/push/page-visibility.port';
import { PushBrowserPort } from '@/core/account/push/push-browser.port';
import type { PushPermission } from '@/core/account/push/push-permission';
import { OverlaysKey } from '@/stores/kernel/shell/keys';
import { NotificationsKey } from '@/stores/talk/notifications/keys';
import { SessionKey } from '../session/keys';
import { PushKey, PushPromptKey } from './keys';

const HOUR = 3_600_000;

async function aPage(options: Parameters<typeof startMemoryApp>[0] = { as: 'writer' }) {
  const here = await startMemoryApp(options);
  const browser = here.app.container.get(PushBrowserPort) as MemoryPushBrowser;
  const visibility = here.app.container.get(PageVisibilityPort) as MemoryVisibility;
  here.store(OverlaysKey).refusePrompt('onboardingNudge');
  const devices = () => [...here.world.records(PushRecords).devices.values()];
  return { ...here, browser, visibility, devices, push: here.store(PushKey), prompt: here.store(PushPromptKey) };
}

describe('push on this device', () => {
  it('is turned on with the browser’s question, registered under its subscription, and off again', async () => {
    const { push, browser, devices } = await aPage();
    expect(push.state).toBe('off');
    expect(await push.turnOn()).toEqual({ kind: 'on' });
    expect([push.state, browser.asked, devices()]).toEqual(['on', 1, [browser.subscription]]);
    await push.turnOff();
    expect([push.state, browser.subscription, devices()]).toEqual(['off', null, []]);
  });

  it.each([
    ['denied', 'blocked', 'blocked'],
    ['default', 'unanswered', 'off'],
  ] as const)('with %s is %s, and registers nothing', async (answer, kind, state) => {
    const { push, browser, devices } = await aPage();
    browser.answer = answer;
    expect(await push.turnOn()).toEqual({ kind });
    expect([push.state, devices()]).toEqual([state, []]);
  });

  it('says where the browser has no push service, and where the server is away', async () => {
    const { push, browser, line } = await aPage();
    browser.hasService = false;
    expect(await push.turnOn()).toEqual({ kind: 'noService' });
    browser.hasService = true;
    line.failNext(failureOf(500));
    expect(await push.turnOn()).toMatchObject({ kind: 'failed' });
    expect(push.state).toBe('off');
  });

  it('is renewed with the first page of a day, so that it lasts as long as the session', async () => {
    const first = await aPage();
    await first.push.turnOn();
    const registered = first.line.countOf('registerDevice');
    await first.push.start();
    expect(first.line.countOf('registerDevice')).toBe(registered);
    first.time.advance(24 * HOUR);
    await first.push.start();
    expect(first.line.countOf('registerDevice')).toBe(registered + 1);
  });

  it('ends where the user takes the permission back in the browser', async () => {
    const { push, browser, devices } = await aPage();
    await push.turnOn();
    browser.granted = 'denied';
    await push.start();
    expect([push.state, browser.subscription, devices()]).toEqual(['blocked', null, []]);
  });

  it('ends with the session: the subscription goes, and what is on the screen', async () => {
    const { push, browser, store, settle } = await aPage();
    await push.turnOn();
    await store(SessionKey).signOut();
    await settle();
    expect([push.state, browser.subscription, browser.closed]).toEqual(['off', null, 1]);
  });

  it.each([
    ['left it before the browser was done', () => new Promise<never>(() => undefined)],
    ['met a browser that refused', async () => false],
  ])('ends on the next page where a sign-out %s', async (_title, unsubscribe) => {
    const { push, browser, store, storage, settle } = await aPage();
    await push.turnOn();
    browser.unsubscribe = unsubscribe;
    await store(SessionKey).signOut();
    await settle();
    const next = await aPage({ as: 'guest', storage });
    await next.settle();
    expect([next.browser.closed, storage.get('push.on')]).toEqual([1, null]);
  });

  it('stays on for who turned it on in another tab after this user’s session', async () => {
    const { push, browser, store, storage, settle } = await aPage();
    await push.turnOn();
    storage.set('push.on', 'somebody-else 2026-11-20');
    store(SessionKey).markUnauthorised();
    await settle();
    expect([push.state, browser.closed, storage.get('push.on')]).toEqual(['off', 0, 'somebody-else 2026-11-20']);
  });

  it('of a user who is gone with the page ends on the next one', async () => {
    const { storage } = await aPage();
    storage.set('push.on', 'asha 2026-11-20');
    const guest = await aPage({ as: 'guest', storage });
    expect([storage.get('push.on'), guest.browser.closed]).toEqual([null, 1]);
  });

  it('takes its messages off the screen once the user has seen all news, here or elsewhere', async () => {
    const { push, browser, store, world, me, settle } = await aPage();
    await push.turnOn();
    world.records(InboxRecords).put(me, aNotification({ notificationId: world.ids.next(), status: 0 }));
    await settle();
    expect([store(NotificationsKey).unseenCount, browser.closed]).toEqual([1, 0]);
    store(NotificationsKey).open();
    expect(browser.closed).toBe(1);
  });

  it('is nobody else’s in the same browser', async () => {
    const { push, browser, storage } = await aPage();
    storage.set('push.on', 'somebody-else 2026-11-20');
    browser.granted = 'granted';
    browser.subscription = 'theirs';
    await push.start();
    expect([push.state, browser.subscription, storage.get('push.on')]).toEqual(['off', null, null]);
  });

  it('is unavailable without push, and in the app', async () => {
    const { push, browser } = await aPage();
    browser.granted = null;
    push.look();
    expect(push.state).toBe('unavailable');
    const inApp = await aPage({ as: 'writer', device: { host: 'app_android', width: 390 } });
    expect(inApp.push.state).toBe('unavailable');
  });
});

describe('the question whether to notify', () => {
  it('[ST-WPROMPT-START] comes after 45 s in view where the browser has not asked, and to users only', async () => {
    const { prompt, time } = await aPage();
    time.advance(44_999);
    expect(prompt.isShown).toBe(false);
    time.advance(1);
    expect(prompt.isShown).toBe(true);
    for (const as of ['guest', 'writer'] as const) {
      const other = await aPage({ as });
      if (as === 'writer') other.browser.granted = 'granted';
      other.push.look();
      other.time.advance(90_000);
      expect(other.prompt.isShown).toBe(false);
    }
  });

  it.each<PushPermission>(['granted', 'denied'])(
    '[ST-WPROMPT-START] does not come with permission %s',
    async (granted) => {
      const { prompt, time, browser, push } = await aPage();
      browser.granted = granted;
      push.look();
      time.advance(90_000);
      expect(prompt.isShown).toBe(false);
    },
  );

  it('[ST-WPROMPT-PAUSE] stands still while the tab is hidden', async () => {
    const { prompt, time, visibility } = await aPage();
    time.advance(30_000);
    visibility.become(false);
    time.advance(60_000);
    visibility.become(true);
    time.advance(14_999);
    expect(prompt.isShown).toBe(false);
    time.advance(1);
    expect(prompt.isShown).toBe(true);
  });

  it('waits for whatever lies over the page', async () => {
    const { prompt, time, store } = await aPage();
    store(OverlaysKey).overlayOpened();
    time.advance(60_000);
    expect(prompt.isShown).toBe(false);
    store(OverlaysKey).overlayClosed();
    time.advance(15_000);
    expect(prompt.isShown).toBe(true);
  });

  it('leads to the browser’s question, and goes with the yes', async () => {
    const { prompt, push, time, devices } = await aPage();
    time.advance(45_000);
    await prompt.accept();
    expect([prompt.isShown, push.state, devices().length]).toEqual([false, 'on', 1]);
  });

  it('says where the browser refuses, and is closed by the user', async () => {
    const { prompt, browser, time } = await aPage();
    time.advance(45_000);
    browser.answer = 'denied';
    await prompt.accept();
    expect([prompt.isShown, prompt.outcome]).toEqual([true, { kind: 'blocked' }]);
    prompt.close();
    expect([prompt.isShown, prompt.outcome]).toEqual([false, null]);
  });

  it('[ST-PROMPT-REPROMPT] comes again a day after it was closed, and seven days after "Not now", on the next pages', async () => {
    const { storage, world, me, time, prompt } = await aPage();
    time.advance(45_000);
    const askedAt = time.now();
    prompt.close();
    const pageAt = async (now: number) => {
      const next = await aPage({ as: 'writer', storage, world, me, now: now - 45_000 });
      next.time.advance(44_999);
      expect(next.prompt.isShown).toBe(false);
      next.time.advance(1);
      return next.prompt;
    };
    expect((await pageAt(askedAt + 24 * HOUR - 60_000)).isShown).toBe(false);
    const again = await pageAt(askedAt + 24 * HOUR + 45_000);
    expect(again.isShown).toBe(true);
    again.putOff();
    expect((await pageAt(askedAt + 7 * 24 * HOUR)).isShown).toBe(false);
    const later = await pageAt(askedAt + 8 * 24 * HOUR + 60_000);
    expect(later.isShown).toBe(true);
    later.refuse();
    expect((await pageAt(askedAt + 60 * 24 * HOUR)).isShown).toBe(false);
  });
});
