import { aMemoryUser } from '@tests/support/a-memory-user';
import { aNotification } from '@tests/support/a-notification';
import { failureOf } from '@tests/support/failure-of';
import { describe, expect, it } from 'vitest';
import { MemoryDevice } from '@/adapters/memory/kernel/device/memory-device';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { createDemoWorld } from '@/adapters/memory/kernel/world/memory-demo';
import { InboxRecords } from '@/adapters/memory/talk/notifications/inbox-records';
import { MemoryNotifications } from '@/adapters/memory/talk/notifications/memory-notifications';
import { ok } from '@/core/kernel/common/result';
import type { InboxEvent } from './inbox';
import { emptyInbox, inboxAfter } from './inbox';
import { LoadNotifications } from './load-notifications.use-case';
import type { NotificationPage } from './notification';
import type { ShownInbox } from './shown-inbox';

class Panel implements ShownInbox {
  inbox = emptyInbox;
  revision = 0;
  session = 1;
  isInView = false;

  change(event: InboxEvent): void {
    this.revision += 1;
    this.take(event);
  }

  take(...events: readonly InboxEvent[]): void {
    this.inbox = events.reduce(inboxAfter, this.inbox);
  }

  get ids(): readonly string[] {
    return this.inbox.items.map(({ notificationId }) => notificationId);
  }
}

function anInbox() {
  const browser = new MemoryBrowser(createDemoWorld(new ManualTime(), new CountingIds()));
  const me = aMemoryUser(browser.world);
  const stored = browser.world.records(InboxRecords).of(me);
  stored.notifications = Array.from({ length: 25 }, (_, index) =>
    aNotification({
      notificationId: browser.world.ids.next(),
      created: new Date(Date.UTC(2026, 10, 1, 0, index)).toISOString(),
    }),
  );
  browser.signIn(me);
  const list = new Panel();
  const notifications = new LoadNotifications(new MemoryNotifications(browser), new MemoryDevice());
  const load = (part: 'newest' | 'older') => notifications.execute({ part, list });
  const newestId = stored.notifications.at(-1)?.notificationId ?? '';
  return { load, list, stored, newestId, line: browser.line };
}

describe('loading notifications', () => {
  it('brings the newest, then older ones, to the end', async () => {
    const { load, list, line } = anInbox();
    await load('newest');
    expect(list.ids).toHaveLength(20);
    expect(list.inbox).toMatchObject({ unseenCount: 25, unreadCount: 25 });
    await load('older');
    expect(list.ids).toHaveLength(25);
    expect(await load('older')).toEqual({ ok: true, value: null });
    expect(line.countOf('listNotifications')).toBe(2);
  });

  it('[EN-NOTIF-ID] reads the identifier of each, also where a service calls it id', async () => {
    const ids = ['a', 'b'];
    const items = ids.map((id) => {
      const { notificationId: _, ...rest } = aNotification();
      return { ...rest, id };
    });
    const page = { items, nextCursor: null, unseenCount: 2, unreadCount: 2 } as unknown as NotificationPage;
    const service = { listNotifications: () => Promise.resolve(ok(page)) };
    const list = new Panel();
    await new LoadNotifications(service, new MemoryDevice()).execute({ part: 'newest', list });
    expect(list.ids).toEqual(ids);
  });

  it('asks again where the user changed something meanwhile', async () => {
    const { load, list, line } = anInbox();
    line.hold();
    const loaded = load('newest');
    list.change({ kind: 'viewed' });
    line.release();
    await loaded;
    expect(line.countOf('listNotifications')).toBe(2);
  });

  it('asks three times at most, however often something changes, and takes the last answer', async () => {
    const { load, list, line } = anInbox();
    let changes = 0;
    Object.defineProperty(list, 'revision', { get: () => (changes += 1) });
    await load('newest');
    expect(line.countOf('listNotifications')).toBe(3);
    expect(list.ids).toHaveLength(20);
  });

  it('asks no second time where the call failed, whatever changed meanwhile', async () => {
    const { load, list, line } = anInbox();
    line.hold();
    line.failNext(failureOf(429));
    const loaded = load('newest');
    list.change({ kind: 'viewed' });
    line.release();
    expect(await loaded).toEqual({ ok: false, failure: failureOf(429) });
    expect(line.countOf('listNotifications')).toBe(1);
  });

  it('keeps the counts of the page where the user changed something while older ones came', async () => {
    const { load, list, line, newestId } = anInbox();
    await load('newest');
    line.hold();
    const loaded = load('older');
    list.change({ kind: 'read', notificationId: newestId });
    line.release();
    await loaded;
    expect(list.ids).toHaveLength(25);
    expect(list.inbox.unreadCount).toBe(24);
  });

  it('drops what comes after the session ended', async () => {
    const { load, list, line } = anInbox();
    line.hold();
    const loaded = load('newest');
    list.session += 1;
    line.release();
    expect(await loaded).toEqual({ ok: true, value: null });
    expect(list.ids).toEqual([]);
  });

  it('leaves what is known where the call fails', async () => {
    const { load, list, line } = anInbox();
    await load('newest');
    line.failNext(failureOf(500));
    expect(await load('newest')).toEqual({ ok: false, failure: failureOf(500) });
    expect(list.ids).toHaveLength(20);
  });

  it('moves nothing that the user reads: new ones come on top and older ones stay', async () => {
    const { load, list, stored, newestId } = anInbox();
    await load('newest');
    await load('older');
    list.isInView = true;
    stored.notifications = [
      aNotification({ notificationId: 'new', created: '2026-11-02T00:00:00.000Z' }),
      ...stored.notifications,
    ];
    await load('newest');
    expect(list.ids.slice(0, 2)).toEqual(['new', newestId]);
    expect(list.ids).toHaveLength(26);
    list.isInView = false;
    await load('newest');
    expect(list.ids).toHaveLength(20);
  });
});
