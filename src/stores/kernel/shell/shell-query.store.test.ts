import { failureOf } from '@tests/support/failure-of';
import type { MemoryApp, MemoryAppOptions } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { EventRecords } from '@/adapters/memory/kernel/tracking/memory-tracking';
import { MemoryStorage } from '@/adapters/memory/kernel/world/memory-storage';
import { InboxRecords } from '@/adapters/memory/talk/notifications/inbox-records';
import { ReportRecords } from '@/adapters/memory/trust/reports/report-records';
import { LoginMarkers } from '@/core/account/session/login-markers';
import { NOTIFICATIONS_ADDRESS } from '@/core/kernel/shell/notifications-address';
import { BATCH_MS } from '@/core/kernel/tracking/event.rules';
import { OnboardingKey } from '@/stores/account/onboarding/keys';
import { LoginKey, SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { NotificationsKey } from '@/stores/talk/notifications/keys';
import { ComposerKey, FeedKey } from '@/stores/talk/posting/keys';
import { VotingKey } from '@/stores/talk/voting/keys';

async function at(address: string, options: MemoryAppOptions = {}): Promise<MemoryApp> {
  const here = await startMemoryApp({ ...options, address });
  await here.settle();
  return here;
}

describe('the campaign', () => {
  it('[LG-RETURN-CAMPAIGN] of the address is the internal campaign, and stays in the address', async () => {
    const here = await at('/?campaign=x', { as: 'writer' });
    expect(here.store(NavigationKey).campaign).toBe('x');
    here.store(ComposerKey).ask();
    expect(here.store(ComposerKey).writing.draft.internalCampaign).toBe('x');
    expect(here.location.current()).toBe('/?campaign=x');
  });

  it('[SH-CAMPAIGN] is the one that a login window carries, and that events are sent with', async () => {
    const here = await at('/?campaign=x&showLoginModal=true');
    expect(here.store(LoginKey)).toMatchObject({ isOpen: true, props: { internalCampaign: 'x' } });
    here.time.advance(BATCH_MS);
    await here.settle();
    expect(here.world.records(EventRecords).campaigns).toEqual(['x']);
  });
});

describe('the notifications', () => {
  it('open for a user, once: the address does not ask again', async () => {
    const { store, location } = await at(NOTIFICATIONS_ADDRESS, { as: 'reader' });
    expect(store(NotificationsKey).isOpen).toBe(true);
    expect(location.current()).toBe('/');
  });

  it('ask a guest to log in', async () => {
    const { store } = await at(NOTIFICATIONS_ADDRESS);
    expect(store(NotificationsKey).isOpen).toBe(false);
    expect(store(LoginKey).isOpen).toBe(true);
  });
});

describe('the login window', () => {
  it('[SH-SHOWLOGIN] opens with a campaign, once: the address does not ask again', async () => {
    const { store, location } = await at('/?showLoginModal=true');
    expect(store(LoginKey)).toMatchObject({ isOpen: true, props: { internalCampaign: 'show_login_modal' } });
    expect(location.current()).toBe('/');
  });

  it('does not open for somebody who is signed in', async () => {
    const { store, location } = await at('/?showLoginModal=true', { as: 'reader' });
    expect(store(LoginKey).isOpen).toBe(false);
    expect(location.current()).toBe('/');
  });

  it('opens where a session was refused; the address says so until the window closes, so that it opens once', async () => {
    const here = await at('/', { as: 'reader' });
    const post = here.store(FeedKey).visible[0];
    here.browser.signOut();
    await here.store(VotingKey).press({ type: 'post', id: post?.id ?? '' }, 'up');
    await here.settle();
    expect(here.location.current()).toBe('/?showLoginModal=signout');
    expect(here.store(LoginKey).isOpen).toBe(true);
    here.store(LoginKey).close();
    expect(here.location.current()).toBe('/');
    expect(here.store(SessionKey).isLoggedIn).toBe(false);
  });

  it('leaves the guard behind where the person has signed in again', async () => {
    const { store, location } = await at('/?showLoginModal=signout', { as: 'reader' });
    expect(store(LoginKey).isOpen).toBe(false);
    expect(location.current()).toBe('/');
  });

  it('keeps the place inside the page', async () => {
    const { location } = await at('/p/1?toast=Hello#comments');
    expect(location.current()).toBe('/p/1#comments');
  });
});

describe('on return from a login', () => {
  it('[LG-RETURN-OPENONBOARDING] opens reader onboarding with r and writer onboarding with w', async () => {
    const opensFor = async (as: 'newcomer' | 'reader', value: string) =>
      (await at(`/?openOnboarding=${value}`, { as })).store(OnboardingKey).isOpen;
    expect(await opensFor('newcomer', 'r')).toBe(true);
    expect(await opensFor('newcomer', 'w')).toBe(true);
    expect(await opensFor('reader', 'r')).toBe(false);
    expect(await opensFor('reader', 'w')).toBe(true);
  });

  it('[LG-RETURN-OPENONBOARDING] leads a guest to the login that goes on to it', async () => {
    expect((await at('/?openOnboarding=r')).store(LoginKey).props).toMatchObject({ readerRequired: true });
    expect((await at('/?openOnboarding=w')).store(LoginKey).props).toMatchObject({ writerRequired: true });
  });

  it('[LG-RETURN-OPENONBOARDING] opens nothing for any other value', async () => {
    for (const value of ['x', 'true', '']) {
      const { store } = await at(`/?openOnboarding=${value}`, { as: 'newcomer' });
      expect(store(OnboardingKey).isOpen).toBe(false);
    }
  });

  it('[LG-RETURN-ONLOGIN] marks the visit as one: the login that the page before began is over, and one without a session is logged', async () => {
    const storage = new MemoryStorage();
    new LoginMarkers(storage).begin('linkedin', 'normal');
    const here = await at('/?onLogin=true', { as: 'reader', storage });
    expect(here.store(LoginKey).isReturn).toBe(true);
    expect(here.store(LoginKey).lastProvider).toBe('linkedin');
    expect(new LoginMarkers(storage).read().loginInitiated).toBeNull();
    expect((await at('/?onLogin=yes')).store(LoginKey).isReturn).toBe(false);
    const without = await at('/?onLogin=true');
    expect(without.world.records(ReportRecords).all).toMatchObject([{ report: { type: 'login', level: 'warning' } }]);
  });

  it('[LG-RETURN-LINKEDIN-FAILED] knows that LinkedIn failed, and says so', async () => {
    const here = await at('/?linkedinLogin=failed');
    expect(here.store(LoginKey).hasLinkedinFailed).toBe(true);
    expect(here.toasts.shown[0]).toMatchObject({ type: 'failure', text1: 'LinkedIn login failed!' });
    expect((await at('/?linkedinLogin=ok')).store(LoginKey).hasLinkedinFailed).toBe(false);
  });
});

describe('create-post', () => {
  it('opens for a writer and is taken out of the address', async () => {
    const { store, location } = await at('/?openCreatePost=true', { as: 'writer' });
    expect(store(ComposerKey).isOpen).toBe(true);
    expect(location.current()).toBe('/');
  });

  it('[SH-OPENCREATEPOST-ENTITY] has the community of entityId, name, logo and type', async () => {
    const query = 'openCreatePost=true&entityId=7&name=Vaayuna&logo=%2Flogos%2Fvaayuna.png&type=company';
    const { store, location } = await at(`/?${query}`, { as: 'writer' });
    expect(store(ComposerKey).writing.draft.selectedCommunity).toEqual({
      entityId: 7,
      name: 'Vaayuna',
      logo: '/logos/vaayuna.png',
      type: 'company',
    });
    expect(location.current()).toBe('/');
  });

  it('comes with its community after the login of a guest', async () => {
    const guest = await at('/?openCreatePost=true&entityId=1&name=Notice%20Period&type=topic');
    expect(guest.store(ComposerKey).isOpen).toBe(false);
    expect(guest.store(LoginKey).isOpen).toBe(true);
    const { world, storage, me } = guest;
    const { store } = await at('/', { as: 'writer', world, storage, me });
    expect(store(ComposerKey)).toMatchObject({
      isOpen: true,
      writing: { draft: { selectedCommunity: { entityId: 1, type: 'topic' } } },
    });
  });
});

describe('a toast', () => {
  it('shows the text of a key as information, and nothing else that an address says', async () => {
    const known = await at('/?toast=logged-out');
    expect(known.toasts.shown).toMatchObject([{ type: 'info', text1: 'You are logged out.' }]);
    expect(known.location.current()).toBe('/');
    const foreign = await at('/?toast=Your+account+is+locked');
    expect(foreign.toasts.shown).toEqual([]);
    expect(foreign.location.current()).toBe('/');
  });
});

describe('a notification', () => {
  async function withNotification(options: MemoryAppOptions, parameter = 'notification_id') {
    const before = await startMemoryApp({ as: 'reader', ...options });
    const { world, me, storage } = before;
    const [id] = [world.ids.next()];
    const data = {
      title: 'Somebody found your post useful',
      body: '',
      cta: '/',
      ctaText: '',
      ctaType: 'internal' as const,
      ctaImage: null,
      icon: 'upvote' as const,
      nativeInfo: { type: '', params: {} },
      avatar: null,
      trackingData: {},
    };
    world.records(InboxRecords).of(me).notifications = [
      { notificationId: id, status: 1, variantId: '', created: world.timestamp(), showPopup: false, data },
    ];
    const { line, location } = await at(`/?${parameter}=${id}`, { as: 'reader', world, me, storage, ...options });
    if (location.current() === '/') expect(line.countOf('actOnNotifications')).toBe(1);
    return world
      .records(InboxRecords)
      .of(me)
      .notifications.map(({ status }) => status);
  }

  it('[SH-NOTIFICATION-ID] of the address is marked as acted on', async () => {
    expect(await withNotification({})).toEqual([2]);
  });

  it('[API-NOTIF-WEBPUSH] that a push message led to is read, by one call', async () => {
    expect(await withNotification({}, 'push_key')).toEqual([2]);
    expect(await withNotification({ device: { host: 'app_ios', width: 390 } }, 'push_key')).toEqual([1]);
  });

  it('[SH-NOTIFICATION-ID] is ignored in the native app', async () => {
    expect(await withNotification({ device: { host: 'app_ios', width: 390 } })).toEqual([1]);
  });
});

describe('later on', () => {
  it('an address that one goes to asks too', async () => {
    const { store, toasts, location, settle } = await at('/');
    store(NavigationKey).go('/session?toast=logged-out');
    await settle();
    expect(toasts.shown).toMatchObject([{ text1: 'You are logged out.' }]);
    expect(location.current()).toBe('/session');
  });

  it('a refused call while the login shows does not begin the login again', async () => {
    const here = await at('/', { as: 'reader' });
    here.line.failNext(failureOf(401));
    await here.store(FeedKey).reload();
    await here.settle();
    here.line.failNext(failureOf(401));
    await here.store(FeedKey).reload();
    await here.settle();
    expect(here.location.entries).toEqual(['/?showLoginModal=signout']);
  });
});
