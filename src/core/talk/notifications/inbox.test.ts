import { aNotification } from '@tests/support/a-notification';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InboxEvent } from './inbox';
import { emptyInbox, inboxAfter, newestViewedIdOf, shownOf } from './inbox';
import type { Notification } from './notification';
import { countsOf, isRead, isUnread, isUnseen } from './notification-status';
import { notificationOf } from './received-notification';

function listOf(...statuses: readonly number[]): readonly Notification[] {
  return statuses.map((status, index) =>
    aNotification({ notificationId: `n${index}`, status, created: `2026-11-20T05:00:0${9 - index}.000Z` }),
  );
}

function loaded(...statuses: readonly number[]) {
  const items = listOf(...statuses);
  return inboxAfter(emptyInbox, { kind: 'loaded', page: { items, nextCursor: null, ...countsOf(items) } });
}

describe('a notification', () => {
  it('[EM-NOTIF-STATUS] is unseen at 0, unread at 0 and 1, read at anything else', () => {
    expect([0, 1, 2, 7].map((status) => isUnseen({ status }))).toEqual([true, false, false, false]);
    expect([0, 1, 2, 7].map((status) => isUnread({ status }))).toEqual([true, true, false, false]);
    expect([0, 1, 2, 7].map((status) => isRead({ status }))).toEqual([false, false, true, true]);
  });

  it('[EN-NOTIF-ID] has one internal id, whether it came as notificationId or as id', () => {
    const { notificationId, ...rest } = aNotification();
    expect(notificationOf({ ...rest, notificationId })).toEqual(aNotification());
    expect(notificationOf({ ...rest, id: notificationId })).toEqual(aNotification());
    expect(notificationOf(rest)).toBeNull();
  });
});

describe('the inbox', () => {
  it('keeps the counts of a list', () => {
    expect(loaded(0, 0, 1, 2)).toMatchObject({ unseenCount: 2, unreadCount: 3 });
  });

  it('[ST-NOTIF-VIEW] turns every unseen notification into a seen one when it is viewed', () => {
    expect(newestViewedIdOf(loaded(1, 0, 2))).toBe('n0');
    const viewed = inboxAfter(loaded(0, 1, 2), { kind: 'viewed' });
    expect(viewed.items.map(({ status }) => status)).toEqual([1, 1, 2]);
    expect(viewed).toMatchObject({ unseenCount: 0, unreadCount: 2 });
    expect(newestViewedIdOf(viewed)).toBeNull();
  });

  it('views those that are not loaded too', () => {
    const page = { items: listOf(1, 2), nextCursor: 'c', unseenCount: 30, unreadCount: 31 };
    const inbox = inboxAfter(emptyInbox, { kind: 'loaded', page });
    expect(newestViewedIdOf(inbox)).toBe('n0');
    expect(inboxAfter(inbox, { kind: 'viewed' })).toMatchObject({ unseenCount: 0, unreadCount: 31 });
  });

  it('marks one read, takes one off the list, and passes over unknown ones', () => {
    expect(inboxAfter(loaded(0, 1), { kind: 'read', notificationId: 'n0' })).toMatchObject({
      items: [{ status: 2 }, { status: 1 }],
      unseenCount: 0,
      unreadCount: 1,
    });
    expect(inboxAfter(loaded(0, 1), { kind: 'dismissed', notificationId: 'n1' })).toMatchObject({
      items: [{ notificationId: 'n0' }],
      unseenCount: 1,
      unreadCount: 1,
    });
    expect(inboxAfter(loaded(0, 1), { kind: 'read', notificationId: 'x' })).toEqual(loaded(0, 1));
  });

  it('puts a new one first, and a renewed one in the place of the old one', () => {
    const renewed = aNotification({ notificationId: 'n1', created: '2026-11-21T05:00:00.000Z' });
    const inbox = inboxAfter(loaded(0, 2), { kind: 'arrived', notification: renewed });
    expect(inbox.items.map(({ notificationId }) => notificationId)).toEqual(['n1', 'n0']);
    expect(inbox).toMatchObject({ unseenCount: 2, unreadCount: 2 });
    const again = inboxAfter(inbox, { kind: 'arrived', notification: renewed });
    expect(again).toEqual(inbox);
  });

  it('hides one without forgetting it, and does not count it meanwhile', () => {
    const hidden = inboxAfter(loaded(0, 0, 1), { kind: 'hidden', notificationId: 'n0' });
    expect(shownOf(hidden)).toMatchObject({ items: [{}, {}], unseenCount: 1, unreadCount: 2 });
    expect(newestViewedIdOf(hidden)).toBe('n1');
    const viewed = inboxAfter(hidden, { kind: 'viewed' });
    const again = inboxAfter(viewed, { kind: 'shownAgain', notificationId: 'n0' });
    expect(again.items.map(({ status }) => status)).toEqual([1, 1, 1]);
    expect(shownOf(again)).toMatchObject({ unseenCount: 0, unreadCount: 3 });
    const dismissed = inboxAfter(viewed, { kind: 'dismissed', notificationId: 'n0' });
    expect(dismissed).toMatchObject({ items: [{}, {}], unseenCount: 0, unreadCount: 2, hiddenIds: new Set() });
  });

  it('keeps one hidden that a load brings, and shows one again that is renewed', () => {
    const hidden = inboxAfter(loaded(0, 0), { kind: 'hidden', notificationId: 'n0' });
    const items = listOf(0, 0);
    const page = { items, nextCursor: null, ...countsOf(items) };
    expect(shownOf(inboxAfter(hidden, { kind: 'loaded', page }))).toMatchObject({ items: [{}], unseenCount: 1 });
    const [renewed] = items;
    if (renewed === undefined) throw new Error('The list is empty.');
    const again = inboxAfter(hidden, { kind: 'arrived', notification: renewed });
    expect(shownOf(again)).toMatchObject({ items: [{}, {}], unseenCount: 2 });
  });

  it('adds older ones once', () => {
    const page = { items: listOf(0, 1), nextCursor: 'c', unseenCount: 5, unreadCount: 6 };
    const inbox = inboxAfter(loaded(0), { kind: 'olderLoaded', page });
    expect(inbox.items).toHaveLength(2);
    expect(inbox).toMatchObject({ nextCursor: 'c', unseenCount: 5, unreadCount: 6 });
    expect(inboxAfter(inbox, { kind: 'counted', counts: { unseenCount: 0, unreadCount: 1 } })).toMatchObject({
      unseenCount: 0,
      unreadCount: 1,
    });
  });

  it('counts what it holds, holds each once and newest first, whatever happens', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd');
    const notifications = fc
      .record({ notificationId: ids, status: fc.nat(2), day: fc.integer({ min: 10, max: 28 }) })
      .map(({ notificationId, status, day }) =>
        aNotification({ notificationId, status, created: `2026-11-${day}T05:00:00.000Z` }),
      );
    const events: fc.Arbitrary<InboxEvent> = fc.oneof(
      notifications.map((notification) => ({ kind: 'arrived', notification }) as const),
      ids.map((notificationId) => ({ kind: 'read', notificationId }) as const),
      ids.map((notificationId) => ({ kind: 'dismissed', notificationId }) as const),
      ids.map((notificationId) => ({ kind: 'hidden', notificationId }) as const),
      ids.map((notificationId) => ({ kind: 'shownAgain', notificationId }) as const),
      fc.constant({ kind: 'viewed' } as const),
    );
    fc.assert(
      fc.property(fc.array(events), (happened) => {
        const inbox = happened.reduce(inboxAfter, emptyInbox);
        expect(countsOf(inbox.items)).toEqual({ unseenCount: inbox.unseenCount, unreadCount: inbox.unreadCount });
        const shown = shownOf(inbox);
        expect(countsOf(shown.items)).toEqual({ unseenCount: shown.unseenCount, unreadCount: shown.unreadCount });
        expect(new Set(inbox.items.map(({ notificationId }) => notificationId)).size).toBe(inbox.items.length);
        const created = inbox.items.map((item) => item.created);
        expect(created).toEqual(created.toSorted().toReversed());
      }),
    );
  });
});
