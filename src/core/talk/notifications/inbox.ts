import { distinctBy } from '@/core/kernel/common/unique-list';
import type { Notification, NotificationCounts, NotificationPage } from './notification';
import { asRead, asSeenNotification, countsOf } from './notification-status';

/** Notifications, newest first, without duplicates. Counts include those that are not loaded (EN-NOTIF-COUNTS). */
export interface Inbox extends NotificationCounts {
  readonly items: readonly Notification[];
  readonly nextCursor: string | null;
  readonly hiddenIds: ReadonlySet<string>;
}

export type InboxEvent =
  | { readonly kind: 'loaded'; readonly page: NotificationPage }
  | { readonly kind: 'olderLoaded'; readonly page: NotificationPage }
  | { readonly kind: 'arrived'; readonly notification: Notification }
  | { readonly kind: 'viewed' }
  | { readonly kind: 'read'; readonly notificationId: string }
  | { readonly kind: 'allRead' }
  | { readonly kind: 'hidden'; readonly notificationId: string }
  | { readonly kind: 'shownAgain'; readonly notificationId: string }
  | { readonly kind: 'dismissed'; readonly notificationId: string }
  | { readonly kind: 'counted'; readonly counts: NotificationCounts };

export const emptyInbox: Inbox = { items: [], nextCursor: null, unseenCount: 0, unreadCount: 0, hiddenIds: new Set() };

export function shownOf({
  items,
  unseenCount,
  unreadCount,
  hiddenIds,
}: Inbox): Pick<Inbox, 'items'> & NotificationCounts {
  const hidden = countsOf(items.filter((item) => hiddenIds.has(idOf(item))));
  return {
    items: items.filter((item) => !hiddenIds.has(idOf(item))),
    unseenCount: Math.max(0, unseenCount - hidden.unseenCount),
    unreadCount: Math.max(0, unreadCount - hidden.unreadCount),
  };
}

export function inboxAfter(inbox: Inbox, event: InboxEvent): Inbox {
  switch (event.kind) {
    case 'loaded':
      return { ...inbox, ...event.page, items: inOrder(event.page.items) };
    case 'olderLoaded':
      return { ...inbox, ...event.page, items: inOrder([...inbox.items, ...event.page.items]) };
    case 'arrived':
      return shownAgain(arrived(inbox, event.notification), idOf(event.notification));
    case 'viewed':
      return { ...inbox, items: inbox.items.map(asSeenNotification), unseenCount: 0 };
    case 'read':
      return replaced(inbox, event.notificationId, (notification) => [asRead(notification)]);
    case 'allRead':
      return { ...inbox, items: inbox.items.map(asRead), unseenCount: 0, unreadCount: 0 };
    case 'hidden':
      return { ...inbox, hiddenIds: new Set([...inbox.hiddenIds, event.notificationId]) };
    case 'shownAgain':
      return shownAgain(inbox, event.notificationId);
    case 'dismissed':
      return shownAgain(
        replaced(inbox, event.notificationId, () => []),
        event.notificationId,
      );
    case 'counted':
      return { ...inbox, unseenCount: event.counts.unseenCount, unreadCount: event.counts.unreadCount };
  }
}

export function newestViewedIdOf(inbox: Inbox): string | null {
  const { items, unseenCount } = shownOf(inbox);
  const [newest] = items;
  return unseenCount === 0 || newest === undefined ? null : idOf(newest);
}

function shownAgain(inbox: Inbox, notificationId: string): Inbox {
  if (!inbox.hiddenIds.has(notificationId)) return inbox;
  return { ...inbox, hiddenIds: new Set([...inbox.hiddenIds].filter((id) => id !== notificationId)) };
}

function arrived(inbox: Inbox, notification: Notification): Inbox {
  const known = inbox.items.filter((item) => idOf(item) === idOf(notification));
  const others = inbox.items.filter((item) => idOf(item) !== idOf(notification));
  return recounted(inbox, known, [notification], [notification, ...others]);
}

function replaced(
  inbox: Inbox,
  notificationId: string,
  change: (notification: Notification) => readonly Notification[],
): Inbox {
  const before = inbox.items.filter((item) => idOf(item) === notificationId);
  const after = before.flatMap(change);
  const items = inbox.items.flatMap((item) => (idOf(item) === notificationId ? change(item) : [item]));
  return recounted(inbox, before, after, items);
}

function recounted(
  inbox: Inbox,
  before: readonly Notification[],
  after: readonly Notification[],
  items: readonly Notification[],
): Inbox {
  const gone = countsOf(before);
  const come = countsOf(after);
  return {
    ...inbox,
    items: inOrder(items),
    unseenCount: Math.max(0, inbox.unseenCount - gone.unseenCount + come.unseenCount),
    unreadCount: Math.max(0, inbox.unreadCount - gone.unreadCount + come.unreadCount),
  };
}

function inOrder(items: readonly Notification[]): readonly Notification[] {
  return distinctBy(items, idOf).toSorted((first, second) => compareTexts(second.created, first.created));
}

function compareTexts(first: string, second: string): number {
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

function idOf({ notificationId }: Notification): string {
  return notificationId;
}
