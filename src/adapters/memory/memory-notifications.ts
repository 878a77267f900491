import type { Failure } from '@/core/common/failure';
import type { PageQuery } from '@/core/common/page';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type {
  Notification,
  NotificationAction,
  NotificationCounts,
  NotificationPage,
} from '@/core/notifications/notification';
import { countsOf, read, seen } from '@/core/notifications/notification-status';
import type { Notifications } from '@/core/notifications/notifications.port';
import type { NotificationPlatform } from '@/core/shell/device';
import type { MemoryBrowser } from './memory-browser';
import type { Refusal } from './memory-failure';
import { invalid } from './memory-failure';
import { faultOfCount } from './memory-ids-fault';
import { pageOf } from './memory-paging';
import type { MemoryPerson } from './memory-records';

/** The inboxes of the memory world. */
export class MemoryNotifications implements Notifications {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  listNotifications(
    query: PageQuery & { readonly platform: NotificationPlatform },
  ): Promise<Result<NotificationPage, Failure>> {
    return this.#browser.askSignedIn('listNotifications', ({ inbox }) => {
      const sortable = inbox.map((notification) => ({
        id: notification.notificationId,
        createdAt: notification.created,
        upvotes: 0,
        notification,
      }));
      const page = pageOf(sortable, 'newToOld', query);
      if (!page.ok) return page;
      const items = page.value.items.map(({ notification }) => notification);
      return ok({ items, nextCursor: page.value.nextCursor, ...countsOf(inbox) });
    });
  }

  actOnNotifications(action: NotificationAction): Promise<Result<NotificationCounts, Failure>> {
    return this.#browser.askSignedIn('actOnNotifications', (viewer) => {
      const fault = faultOf(action);
      if (fault !== null) return fault;
      act(viewer, action);
      return ok(countsOf(viewer.inbox));
    });
  }
}

function act(viewer: MemoryPerson, action: NotificationAction): void {
  switch (action.action) {
    case 'View':
      change(viewer, action.notificationIds, (notification) => [seen(notification)]);
      break;
    case 'Click':
    case 'Read':
      change(viewer, action.notificationIds, (notification) => [read(notification)]);
      break;
    case 'Dismiss':
      change(viewer, action.notificationIds, () => []);
      break;
    case 'WebPushClick':
      change(viewer, [action.k], (notification) => [read(notification)]);
      break;
  }
}

function change(
  viewer: MemoryPerson,
  ids: readonly string[],
  work: (notification: Notification) => readonly Notification[],
): void {
  viewer.inbox = viewer.inbox.flatMap((known) => (ids.includes(known.notificationId) ? work(known) : [known]));
}

function faultOf(action: NotificationAction): Refusal | null {
  if (action.action === 'WebPushClick') return action.k === '' ? invalid({ k: 'This must not be empty.' }) : null;
  if (action.action === 'View') return faultOfCount('notificationIds', action.notificationIds);
  return action.notificationIds.length === 1 ? null : invalid({ notificationIds: 'This needs exactly 1 entry.' });
}
