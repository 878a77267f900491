import type { Failure } from '@/core/common/failure';
import type { PageQuery } from '@/core/common/page';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { NotificationPlatform } from '@/core/device/device';
import type {
  Notification,
  NotificationAction,
  NotificationCounts,
  NotificationPage,
} from '@/core/notifications/notification';
import { countsOf, read, seen } from '@/core/notifications/notification-status';
import type { Notifications } from '@/core/notifications/notifications.port';
import type { MemoryInbox } from './inbox-records';
import { InboxRecords } from './inbox-records';
import type { MemoryBrowser } from './memory-browser';
import type { PageOrder } from './memory-paging';
import { pageOf } from './memory-paging';

const NEWEST_FIRST: PageOrder<Notification> = {
  keys: [({ created }) => Date.parse(created)],
  idOf: ({ notificationId }) => notificationId,
};

/** Reads and changes inboxes of a memory world. */
export class MemoryNotifications implements Notifications {
  readonly #browser: MemoryBrowser;
  readonly #inboxes: InboxRecords;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
    this.#inboxes = browser.world.records(InboxRecords);
  }

  listNotifications(
    query: PageQuery & { readonly platform: NotificationPlatform },
  ): Promise<Result<NotificationPage, Failure>> {
    return this.#browser.askSignedIn('listNotifications', { query }, (viewer) => {
      const { notifications } = this.#inboxes.of(viewer);
      const page = pageOf(notifications, NEWEST_FIRST, query);
      return page.ok ? ok({ ...page.value, ...countsOf(notifications) }) : page;
    });
  }

  actOnNotifications(action: NotificationAction): Promise<Result<NotificationCounts, Failure>> {
    return this.#browser.askSignedIn('actOnNotifications', { body: action }, (viewer) => {
      const inbox = this.#inboxes.of(viewer);
      act(inbox, action);
      return ok(countsOf(inbox.notifications));
    });
  }
}

function act(inbox: MemoryInbox, action: NotificationAction): void {
  switch (action.action) {
    case 'View':
      replace(inbox, action.notificationIds, (notification) => [seen(notification)]);
      break;
    case 'Click':
    case 'Read':
      replace(inbox, action.notificationIds, (notification) => [read(notification)]);
      break;
    case 'ReadAll':
      inbox.notifications = inbox.notifications.map(read);
      break;
    case 'Dismiss':
      replace(inbox, action.notificationIds, () => []);
      break;
    case 'WebPushClick':
      // A push message names its notification by the id.
      replace(inbox, [action.k], (notification) => [read(notification)]);
      break;
  }
}

function replace(
  inbox: MemoryInbox,
  ids: readonly string[],
  change: (notification: Notification) => readonly Notification[],
): void {
  const named = new Set(ids.map((id) => id.toLowerCase()));
  inbox.notifications = inbox.notifications.flatMap((known) =>
    named.has(known.notificationId.toLowerCase()) ? change(known) : [known],
  );
}
