import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { PopupRecords } from '@/adapters/memory/kernel/native-app/popup-records';
import { DAYS_OF_USE_KEY } from '@/core/kernel/native-app/app-rating.rules';
import type { NotificationPermission } from '@/core/kernel/native-app/host-message.rules';
import { LoginKey, SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '../navigation/keys';
import { OverlaysKey } from '../shell/keys';
import { AppRatingKey, NotificationPromptKey } from './keys';

const inApp = { as: 'writer', device: { width: 390, host: 'app_android' } } as const;

describe('the app around a page', () => {
  it('hears of the pages that the user goes to and back from', async () => {
    const { store, nativeApp, settle } = await startMemoryApp(inApp);
    expect(nativeApp.posted).toEqual([{ type: 'pullToRefresh', isEnabled: true }, { type: 'pageReady' }]);
    nativeApp.posted.length = 0;
    const navigation = store(NavigationKey);
    navigation.go('/communities');
    navigation.rewrite('/communities?tab=top');
    navigation.go('/');
    await settle();
    expect(nativeApp.posted).toEqual([
      { type: 'pushNewPageInStack', screen: 'Communities', url: '/communities' },
      { type: 'pushNewPageInStack', screen: 'MainRootScreen', url: '/' },
    ]);
  });

  it('may load a page again by a pull unless something lies over it', async () => {
    const { store, nativeApp } = await startMemoryApp(inApp);
    nativeApp.posted.length = 0;
    store(OverlaysKey).overlayOpened();
    store(OverlaysKey).overlayClosed();
    expect(nativeApp.posted).toEqual([
      { type: 'pullToRefresh', isEnabled: false },
      { type: 'pullToRefresh', isEnabled: true },
    ]);
  });

  it('gets nothing from a page in a browser', async () => {
    const { store, nativeApp } = await startMemoryApp({ as: 'writer' });
    store(NavigationKey).go('/communities');
    expect(nativeApp.posted).toEqual([]);
  });

  it('[LG-LOAD-NATIVE-SKIP] has the ways to log in: no provider is set up on the page', async () => {
    const { store, nativeApp } = await startMemoryApp({ ...inApp, as: 'guest' });
    const login = store(LoginKey);
    await login.prepare();
    expect([login.providers, login.flags.isGoogleScriptLoaded]).toEqual([[], false]);
    login.open({ writerRequired: true });
    expect(login.isOpen).toBe(false);
    expect(nativeApp.posted.at(-1)).toEqual({ type: 'openLogin', redirectUrl: '/?openOnboarding=w&onLogin=true' });
    const inBrowser = await startMemoryApp({ as: 'guest' });
    await inBrowser.store(LoginKey).prepare();
    expect(inBrowser.store(LoginKey).flags.isGoogleScriptLoaded).toBe(true);
    expect(inBrowser.store(LoginKey).providers).toContain('microsoft');
  });

  it('ends the session, without a call of the page', async () => {
    const { store, nativeApp, browser, location } = await startMemoryApp(inApp);
    await store(SessionKey).signOut();
    expect(nativeApp.posted.at(-1)).toEqual({ type: 'signOut' });
    expect(browser.line.countOf('signOut')).toBe(0);
    expect(location.loads).toEqual([]);
  });
});

describe('the question whether the app may notify', () => {
  const says = async (
    app: Awaited<ReturnType<typeof startMemoryApp>>,
    permission: NotificationPermission,
  ): Promise<void> => {
    app.nativeApp.say({ type: 'notificationPermission', permission });
    await app.settle();
  };

  it('[ST-NPROMPT-GRANTED] is not put where it may', async () => {
    const app = await startMemoryApp(inApp);
    await says(app, 'granted');
    expect(app.line.countOf('checkPopup')).toBe(0);
    expect(app.store(NotificationPromptKey).isShown).toBe(false);
  });

  it.each(['denied', 'provisional', 'default'] as const)(
    '[ST-NPROMPT-ASK] asks the server once: %s',
    async (permission) => {
      const app = await startMemoryApp(inApp);
      await says(app, permission);
      await says(app, permission);
      expect(app.line.countOf('checkPopup')).toBe(1);
    },
  );

  it('[ST-NPROMPT-FIRST] is the system’s at the first time', async () => {
    const app = await startMemoryApp(inApp);
    await says(app, 'default');
    expect(app.nativeApp.posted.at(-1)).toEqual({ type: 'initNotifications' });
    expect(app.store(NotificationPromptKey).isShown).toBe(false);
  });

  it('[ST-NPROMPT-SHOW] is ours later, and leads to the settings; where the server says no, nothing shows', async () => {
    const app = await startMemoryApp(inApp);
    const prompt = app.store(NotificationPromptKey);
    const popups = app.world.records(PopupRecords).of(app.me);
    popups.set('app_android', { timesShown: 1, shownOn: '2020-01-01' });
    await says(app, 'denied');
    expect(prompt.isShown).toBe(true);
    prompt.allow();
    expect(app.nativeApp.posted).toContainEqual({ type: 'openNotificationSettings' });
    expect(prompt.isShown).toBe(false);
    app.storage.set('allowNotificationsAskedOn', '2020-01-01');
    await says(app, 'denied');
    expect([app.line.countOf('checkPopup'), prompt.isShown]).toEqual([2, false]);
  });

  it('goes away until the next time, or for days', async () => {
    const isBackAfter = async (end: 'close' | 'askLater') => {
      const app = await startMemoryApp(inApp);
      const prompt = app.store(NotificationPromptKey);
      const popups = app.world.records(PopupRecords).of(app.me);
      for (const shownOn of ['2020-01-01', '2020-02-01']) {
        popups.set('app_android', { timesShown: 1, shownOn });
        app.storage.set('allowNotificationsAskedOn', shownOn);
        await says(app, 'denied');
        if (shownOn === '2020-02-01') break;
        expect(prompt.isShown).toBe(true);
        prompt[end]();
        expect(prompt.isShown).toBe(false);
      }
      return prompt.isShown;
    };
    expect([await isBackAfter('close'), await isBackAfter('askLater')]).toEqual([true, false]);
  });

  it('is not put to a guest, nor over something else', async () => {
    const guest = await startMemoryApp({ ...inApp, as: 'guest' });
    await says(guest, 'default');
    expect(guest.line.countOf('checkPopup')).toBe(0);
    const app = await startMemoryApp(inApp);
    app.store(OverlaysKey).overlayOpened();
    await says(app, 'default');
    expect(app.line.countOf('checkPopup')).toBe(0);
  });
});

describe('the question to rate the app', () => {
  it('comes from the third day of use on, when the app says so, and not again after an answer', async () => {
    const first = await startMemoryApp(inApp);
    expect(first.nativeApp.posted.map(({ type }) => type)).not.toContain('setAppRatingTimer');
    const { storage } = first;
    storage.set(DAYS_OF_USE_KEY, '2 2020-01-01');
    const app = await startMemoryApp({ ...inApp, storage });
    expect(app.nativeApp.posted).toContainEqual({ type: 'setAppRatingTimer', seconds: 120 });
    const rating = app.store(AppRatingKey);
    app.nativeApp.say({ type: 'askForRating' });
    expect(rating.isShown).toBe(true);
    rating.later();
    app.nativeApp.say({ type: 'askForRating' });
    expect(rating.isShown).toBe(false);
    storage.remove('promptPutOff.rateApp');
    app.nativeApp.say({ type: 'askForRating' });
    expect(rating.isShown).toBe(true);
    rating.rate();
    expect(app.nativeApp.posted).toContainEqual({ type: 'openAppRating' });
    app.nativeApp.say({ type: 'askForRating' });
    expect(rating.isShown).toBe(false);
  });
});
