import { aNotification } from '@tests/support/a-notification';
import { failureOf } from '@tests/support/failure-of';
import type { MemoryApp, MemoryAppOptions } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { numberOf, uuidOf } from '@tests/support/uuid-of';
import { describe, expect, it } from 'vitest';
import { InboxRecords } from '@/adapters/memory/talk/notifications/inbox-records';
import { ReportRecords } from '@/adapters/memory/trust/reports/report-records';
import type { Notification } from '@/core/talk/notifications/notification';
import { SessionKey } from '@/stores/account/session/keys';
import { NotificationsKey } from '@/stores/talk/notifications/keys';

const POLL_MS = 300_000;

function numbered(id: string, status = 0, created = `2026-11-20T05:${id.padStart(2, '0')}:00.000Z`): Notification {
  return aNotification({ notificationId: uuidOf(id), status, created });
}

async function aReader(statuses: readonly number[], options: MemoryAppOptions = {}): Promise<MemoryApp> {
  const here = await startMemoryApp({ as: 'reader', ...options });
  here.world.records(InboxRecords).of(here.me).notifications = statuses.map((status, index) =>
    numbered(String(index + 1), status),
  );
  await here.store(NotificationsKey).load();
  return here;
}

function idsIn({ store }: MemoryApp): readonly string[] {
  return store(NotificationsKey).items.map(({ notificationId }) => String(numberOf(notificationId)));
}

function statusesIn({ store }: MemoryApp): readonly number[] {
  return store(NotificationsKey).items.map(({ status }) => status);
}

describe('polling', () => {
  it('[ST-NOTIF-POLL] asks at the login and every five minutes', async () => {
    const { line, time } = await startMemoryApp({ as: 'reader' });
    expect(line.countOf('listNotifications')).toBe(1);
    time.advance(POLL_MS - 1);
    expect(line.countOf('listNotifications')).toBe(1);
    time.advance(1);
    expect(line.countOf('listNotifications')).toBe(2);
  });

  it('[ST-NOTIF-POLL] [RO-NOTIF-POLL] never asks for a guest', async () => {
    const { line, time, store, settle } = await startMemoryApp();
    time.advance(3 * POLL_MS);
    await store(NotificationsKey).load();
    await store(NotificationsKey).markActedOn(uuidOf('1'));
    await settle();
    expect(line.calls.filter((call) => /notification/i.test(call))).toEqual([]);
  });

  it('[ST-NOTIF-POLL-STOP] stops at the logout and forgets all', async () => {
    const { line, time, store } = await aReader([0, 1]);
    await store(SessionKey).signOut();
    const asked = line.countOf('listNotifications');
    time.advance(3 * POLL_MS);
    expect(line.countOf('listNotifications')).toBe(asked);
    expect(store(NotificationsKey)).toMatchObject({ items: [], unseenCount: 0, unreadCount: 0, loadedAt: null });
  });

  it('sends no dismissal after the logout', async () => {
    const { line, time, store, settle, toasts } = await aReader([0, 1]);
    void store(NotificationsKey).dismiss(uuidOf('1'));
    store(SessionKey).markUnauthorised();
    await settle();
    time.advance(10_000);
    await settle();
    expect(line.countOf('actOnNotifications')).toBe(0);
    expect(toasts.shown.filter(({ props }) => props.linkText === 'Undo')).toEqual([]);
  });

  it('drops an answer that comes after the logout', async () => {
    const { line, time, store, settle } = await aReader([0]);
    line.hold();
    time.advance(POLL_MS);
    store(SessionKey).markUnauthorised();
    line.release();
    await settle();
    expect(store(NotificationsKey).items).toEqual([]);
  });
});

describe('what is loaded', () => {
  it('[EN-NOTIF-COUNTS] is counted: unseen with status 0, unread with 0 and 1', async () => {
    const { store } = await aReader([0, 0, 1, 2]);
    expect(store(NotificationsKey)).toMatchObject({ unseenCount: 2, unreadCount: 3 });
  });

  it('[VA-NOTIF-STATUS] stays as it is where a later load fails, with the time of the last good one', async () => {
    const here = await aReader([0, 1]);
    const { store, line, time } = here;
    const loadedAt = time.now();
    time.advance(1000);
    for (const failure of [failureOf(500), failureOf(204, 'answer_unreadable'), failureOf(null)]) {
      line.failNext(failure);
      await store(NotificationsKey).load();
      expect(store(NotificationsKey).state).toEqual({ state: 'failed', failure });
      expect(statusesIn(here)).toEqual([1, 0]);
      expect(store(NotificationsKey)).toMatchObject({ unseenCount: 1, unreadCount: 2, loadedAt });
    }
  });

  it('goes on with older ones, each once', async () => {
    const here = await aReader([]);
    here.world.records(InboxRecords).of(here.me).notifications = Array.from({ length: 25 }, (_, index) =>
      aNotification({
        notificationId: here.world.ids.next(),
        status: 2,
        created: new Date(Date.UTC(2026, 10, 1, 0, index)).toISOString(),
      }),
    );
    await here.store(NotificationsKey).load();
    const first = idsIn(here).length;
    expect(here.store(NotificationsKey).hasMore).toBe(true);
    await Promise.all([here.store(NotificationsKey).loadMore(), here.store(NotificationsKey).loadMore()]);
    expect(idsIn(here).length).toBeGreaterThan(first);
    expect(new Set(idsIn(here)).size).toBe(idsIn(here).length);
  });

  it('says where older ones do not come', async () => {
    const here = await aReader([]);
    here.world.records(InboxRecords).of(here.me).notifications = Array.from({ length: 25 }, () =>
      aNotification({ notificationId: here.world.ids.next(), status: 2, created: '2026-11-01T00:00:00.000Z' }),
    );
    await here.store(NotificationsKey).load();
    here.line.failNext(failureOf(500));
    await here.store(NotificationsKey).loadMore();
    expect(here.store(NotificationsKey).moreState.state).toBe('failed');
    await here.store(NotificationsKey).loadMore();
    expect(here.store(NotificationsKey).moreState.state).toBe('ready');
  });
});

describe('the panel', () => {
  it('marks what is unseen as seen at once when it opens, and tells the service', async () => {
    const here = await aReader([2, 1, 0, 0]);
    here.line.hold();
    here.store(NotificationsKey).toggle();
    expect(statusesIn(here)).toEqual([1, 1, 1, 2]);
    expect(here.store(NotificationsKey)).toMatchObject({ isOpen: true, unseenCount: 0, unreadCount: 3 });
    here.line.release();
    await here.settle();
    expect(
      here.world
        .records(InboxRecords)
        .of(here.me)
        .notifications.map(({ status }) => status),
    ).toEqual([2, 1, 1, 1]);
    expect(here.line.countOf('actOnNotifications')).toBe(1);
  });

  it('marks more than it shows as seen, and shows as new what was among the older ones', async () => {
    const here = await aReader([2, 2, ...Array.from({ length: 25 }, () => 0)]);
    const { store } = here;
    const inbox = here.world.records(InboxRecords);
    expect(store(NotificationsKey)).toMatchObject({ unseenCount: 25, hasMore: true });
    store(NotificationsKey).open();
    expect(store(NotificationsKey).unseenCount).toBe(0);
    await here.settle();
    expect(store(NotificationsKey)).toMatchObject({ unseenCount: 0, unreadCount: 25 });
    expect(inbox.of(here.me).notifications.filter(({ status }) => status === 0)).toEqual([]);
    await store(NotificationsKey).loadMore();
    const { items, isNew } = store(NotificationsKey);
    expect(items.map(isNew)).toEqual([...Array.from({ length: 25 }, () => true), false, false]);
    store(NotificationsKey).close();
    store(NotificationsKey).open();
    expect(store(NotificationsKey).items.some(isNew)).toBe(false);
  });

  it('shows what came since the newest one and was not heard of, and only then marks it as seen', async () => {
    const here = await aReader([0]);
    const inbox = here.world.records(InboxRecords).of(here.me);
    inbox.notifications = [...inbox.notifications, numbered('9')];
    here.realtime.disconnect();
    here.store(NotificationsKey).open();
    await here.settle();
    expect(inbox.notifications.map(({ status }) => status)).toEqual([1, 0]);
    expect(here.store(NotificationsKey).unseenCount).toBe(1);
    await here.store(NotificationsKey).load();
    await here.settle();
    expect(idsIn(here)).toEqual(['9', '1']);
    expect(inbox.notifications.map(({ status }) => status)).toEqual([1, 1]);
    expect(here.store(NotificationsKey).unseenCount).toBe(0);
  });

  it('tells the service nothing where nothing is unseen', async () => {
    const here = await aReader([1, 2]);
    here.store(NotificationsKey).open();
    await here.settle();
    expect(here.line.countOf('actOnNotifications')).toBe(0);
  });

  it('keeps what an older answer would undo', async () => {
    const here = await aReader([0]);
    here.line.hold();
    here.time.advance(POLL_MS);
    here.store(NotificationsKey).open();
    here.line.release();
    await here.settle();
    expect(statusesIn(here)).toEqual([1]);
    expect(here.store(NotificationsKey).unseenCount).toBe(0);
  });

  it('marks what comes in while it is open as seen', async () => {
    const here = await aReader([]);
    here.store(NotificationsKey).open();
    here.world.records(InboxRecords).put(here.me, numbered('9'));
    await here.settle();
    expect(statusesIn(here)).toEqual([1]);
    expect(here.world.records(InboxRecords).of(here.me).notifications[0]?.status).toBe(1);
  });

  it('makes the one that is followed read and closes', async () => {
    const here = await aReader([0, 0]);
    here.store(NotificationsKey).open();
    await here.store(NotificationsKey).follow(uuidOf('2'));
    expect(statusesIn(here)).toEqual([2, 1]);
    expect(here.store(NotificationsKey)).toMatchObject({ isOpen: false, unreadCount: 1 });
    expect(
      here.world
        .records(InboxRecords)
        .of(here.me)
        .notifications.map(({ status }) => status),
    ).toEqual([1, 2]);
  });
});

describe('dismissing', () => {
  it('takes it away at once, and tells the service when it cannot be taken back any more', async () => {
    const here = await aReader([0, 0]);
    void here.store(NotificationsKey).dismiss(uuidOf('1'));
    expect(idsIn(here)).toEqual(['2']);
    expect(here.store(NotificationsKey).unseenCount).toBe(1);
    expect(here.world.records(InboxRecords).of(here.me).notifications).toHaveLength(2);
    here.time.advance(4000);
    await here.settle();
    expect(
      here.world
        .records(InboxRecords)
        .of(here.me)
        .notifications.map(({ notificationId }) => String(numberOf(notificationId))),
    ).toEqual(['2']);
    expect(here.toasts.shown).toEqual([]);
  });

  it('gives it back with undo', async () => {
    const here = await aReader([0, 0]);
    void here.store(NotificationsKey).dismiss(uuidOf('1'));
    here.toasts.shown[0]?.props.onLinkClick?.();
    here.time.advance(10_000);
    await here.settle();
    expect(idsIn(here)).toEqual(['2', '1']);
    expect(here.store(NotificationsKey).unseenCount).toBe(2);
    expect(here.world.records(InboxRecords).of(here.me).notifications).toHaveLength(2);
  });

  it('does not bring it back with a load meanwhile', async () => {
    const here = await aReader([0, 0]);
    void here.store(NotificationsKey).dismiss(uuidOf('1'));
    await here.store(NotificationsKey).load();
    expect(idsIn(here)).toEqual(['2']);
    expect(here.store(NotificationsKey).unseenCount).toBe(1);
  });

  it('is told before the page goes', async () => {
    const here = await aReader([0]);
    void here.store(NotificationsKey).dismiss(uuidOf('1'));
    here.store(NotificationsKey).sendDismissals();
    await here.settle();
    expect(here.world.records(InboxRecords).of(here.me).notifications).toEqual([]);
  });
});

describe('what comes without being asked', () => {
  it('is on top and counted', async () => {
    const here = await aReader([1]);
    here.world.records(InboxRecords).put(here.me, numbered('9'));
    expect(idsIn(here)).toEqual(['9', '1']);
    expect(here.store(NotificationsKey).unseenCount).toBe(1);
  });

  it('takes the place of the one that it renews', async () => {
    const here = await aReader([2, 2]);
    here.world.records(InboxRecords).put(here.me, numbered('1', 0, '2026-11-20T05:30:00.000Z'));
    expect(idsIn(here)).toEqual(['1', '2']);
    expect(here.store(NotificationsKey)).toMatchObject({ unseenCount: 1, unreadCount: 1 });
  });

  it('is as another page left it, though an answer that is older is under way', async () => {
    const { store, line, world, me, settle } = await aReader([0, 0]);
    const notifications = store(NotificationsKey);
    line.holdAnswers('listNotifications');
    const load = notifications.load();
    await settle();
    world.records(InboxRecords).of(me).notifications = [numbered('1', 3), numbered('2', 3)];
    notifications.countedElsewhere({ unseenCount: 0, unreadCount: 0 });
    line.release();
    await load;
    expect([notifications.unseenCount, notifications.unreadCount]).toEqual([0, 0]);
  });

  it('is loaded where the connection was away', async () => {
    const here = await aReader([]);
    const { realtime, world, me } = here;
    realtime.interrupt(() => world.records(InboxRecords).put(me, numbered('9')));
    await here.settle();
    expect(idsIn(here)).toEqual(['9']);
  });

  it('shows no toast where a call fails, and is logged', async () => {
    const here = await aReader([0]);
    here.line.failNext(failureOf(422));
    await here.store(NotificationsKey).markActedOn(uuidOf('1'));
    await here.settle();
    expect(here.toasts.shown).toEqual([]);
    expect(here.world.records(ReportRecords).all).toHaveLength(1);
  });
});
