import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import { notificationPlatformOf } from '@/core/kernel/device/device';
import type { DeviceReading } from '@/core/kernel/device/device-reading.port';
import type { InboxEvent } from './inbox';
import type { NotificationPage } from './notification';
import type { Notifications } from './notifications.port';
import { notificationOf } from './received-notification';
import type { ShownInbox } from './shown-inbox';

export interface LoadNotificationsInput {
  readonly part: 'newest' | 'older';
  readonly list: ShownInbox;
}

/** The maximum number of calls, so that frequent events cannot make a page reload endlessly. */
const MAX_CALLS = 3;

/** Loads notifications. Repeats a few times if something changes in the meantime. */
export class LoadNotifications {
  readonly #notifications: Pick<Notifications, 'listNotifications'>;
  readonly #device: DeviceReading;

  constructor(notifications: Pick<Notifications, 'listNotifications'>, device: DeviceReading) {
    this.#notifications = notifications;
    this.#device = device;
  }

  /** Returns null if the session ended in the meantime, or there are no older notifications. */
  execute(input: LoadNotificationsInput): Promise<Result<NotificationPage | null, Failure>> {
    return this.#load(input, MAX_CALLS);
  }

  async #load(
    { part, list }: LoadNotificationsInput,
    callsLeft: number,
  ): Promise<Result<NotificationPage | null, Failure>> {
    const { revision, session } = list;
    const { nextCursor } = list.inbox;
    if (part === 'older' && nextCursor === null) return ok(null);
    const platform = notificationPlatformOf(this.#device.current());
    const cursor = part === 'older' && nextCursor !== null ? { cursor: nextCursor } : {};
    const answer = await this.#notifications.listNotifications({ platform, ...cursor });
    if (session !== list.session) return ok(null);
    if (!answer.ok) return fail(answer.failure);
    const page = { ...answer.value, items: answer.value.items.flatMap((item) => notificationOf(item) ?? []) };
    const isOutOfDate = revision !== list.revision;
    // After the last call the result is used even if it is outdated. The next poll corrects it.
    if (part === 'newest' && isOutOfDate && callsLeft > 1) return await this.#load({ part, list }, callsLeft - 1);
    list.take(...(part === 'newest' ? newestEvents(list, page) : olderEvents(list, page, isOutOfDate)));
    return ok(page);
  }
}

/** Merges a page with new events. Items in view stay in place, with new ones on top. */
function newestEvents({ inbox, isInView }: ShownInbox, page: NotificationPage): readonly InboxEvent[] {
  if (!isInView || inbox.items.length === 0) return [{ kind: 'loaded', page }];
  const arrived = page.items
    .filter(({ notificationId }) => !inbox.hiddenIds.has(notificationId))
    .map((notification) => ({ kind: 'arrived', notification }) as const);
  return [...arrived, { kind: 'counted', counts: page }];
}

function olderEvents({ inbox }: ShownInbox, page: NotificationPage, isOutOfDate: boolean): readonly InboxEvent[] {
  const { unseenCount, unreadCount } = inbox;
  const counts = isOutOfDate ? { unseenCount, unreadCount } : page;
  return [
    { kind: 'olderLoaded', page },
    { kind: 'counted', counts },
  ];
}
