import { aMemoryUser } from '@tests/support/a-memory-user';
import { aNotification } from '@tests/support/a-notification';
import { describe, expect, it } from 'vitest';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { createDemoWorld } from '@/adapters/memory/kernel/world/memory-demo';
import { InboxRecords } from '@/adapters/memory/talk/notifications/inbox-records';
import { MemoryNotifications } from '@/adapters/memory/talk/notifications/memory-notifications';
import { DismissNotification } from './dismiss-notification.use-case';
import type { InboxEvent } from './inbox';
import { emptyInbox, inboxAfter, shownOf } from './inbox';
import type { ShownInbox } from './shown-inbox';

class Panel implements ShownInbox {
  inbox = emptyInbox;
  revision = 0;
  session = 1;
  isInView = true;

  change(event: InboxEvent): void {
    this.revision += 1;
    this.take(event);
  }

  take(...events: readonly InboxEvent[]): void {
    this.inbox = events.reduce(inboxAfter, this.inbox);
  }
}

function anInbox() {
  const time = new ManualTime();
  const browser = new MemoryBrowser(createDemoWorld(time, new CountingIds()));
  const me = aMemoryUser(browser.world);
  const stored = browser.world.records(InboxRecords).of(me);
  stored.notifications = [aNotification({ notificationId: 'a' }), aNotification({ notificationId: 'b' })];
  browser.signIn(me);
  const list = new Panel();
  for (const notification of stored.notifications) list.take({ kind: 'arrived', notification });
  const dismissal = new DismissNotification(new MemoryNotifications(browser), time);
  const dismiss = (notificationId: string) => dismissal.execute({ notificationId, list });
  return { dismissal, dismiss, list, stored, time, line: browser.line };
}

describe('dismissing a notification', () => {
  it('takes it away at once, and out of the service four seconds later', async () => {
    const { dismiss, list, stored, time } = anInbox();
    const dismissed = dismiss('a');
    expect(shownOf(list.inbox)).toMatchObject({ items: [{ notificationId: 'b' }], unseenCount: 1 });
    time.advance(3999);
    expect(stored.notifications).toHaveLength(2);
    time.advance(1);
    expect(await dismissed).toEqual({ ok: true, value: { unseenCount: 1, unreadCount: 1 } });
    expect(stored.notifications.map(({ notificationId }) => notificationId)).toEqual(['b']);
    expect(list.inbox.hiddenIds.size).toBe(0);
  });

  it('brings it back with undo, and sends nothing', async () => {
    const { dismissal, dismiss, list, line, time } = anInbox();
    const dismissed = dismiss('a');
    dismissal.undo('a');
    expect(await dismissed).toEqual({ ok: true, value: null });
    time.advance(10_000);
    expect(shownOf(list.inbox)).toMatchObject({ items: [{}, {}], unseenCount: 2 });
    expect(line.countOf('actOnNotifications')).toBe(0);
  });

  it('happens once, however often it is asked for', async () => {
    const { dismiss, line, time } = anInbox();
    const both = [dismiss('a'), dismiss('a')];
    time.advance(4000);
    await Promise.all(both);
    expect(line.countOf('actOnNotifications')).toBe(1);
  });

  it('is sent before the page goes', async () => {
    const { dismissal, dismiss, stored } = anInbox();
    const both = [dismiss('a'), dismiss('b')];
    dismissal.sendAll();
    await Promise.all(both);
    expect(stored.notifications).toEqual([]);
  });

  it('keeps the counts where the user changed more meanwhile', async () => {
    const { dismiss, list, line, time } = anInbox();
    const dismissed = dismiss('a');
    line.hold();
    time.advance(4000);
    await Promise.resolve();
    expect(line.countOf('actOnNotifications')).toBe(1);
    list.change({ kind: 'viewed' });
    line.release();
    await dismissed;
    expect(shownOf(list.inbox).unseenCount).toBe(0);
  });
});
