import type { AnswerNotifier } from '@/adapters/memory/kernel/moderated/answer-notifications';
import { AnswerNotifications } from '@/adapters/memory/kernel/moderated/answer-notifications';
import { UserEventRecords } from '@/adapters/memory/kernel/realtime/user-event-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { PageOrder } from '@/adapters/memory/kernel/world/memory-paging';
import { pageOf } from '@/adapters/memory/kernel/world/memory-paging';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import type { Failure } from '@/core/kernel/common/failure';
import type { PageQuery } from '@/core/kernel/common/page';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { NotificationPlatform } from '@/core/kernel/device/device';
import { employerAnswerNotification } from '@/core/talk/notifications/answer-notifications.rules';
import type {
  Notification,
  NotificationAction,
  NotificationCounts,
  NotificationPage,
} from '@/core/talk/notifications/notification';
import { asRead, asSeenNotification, countsOf } from '@/core/talk/notifications/notification-status';
import { commentQuoteText, quotedPosts } from '@/core/talk/notifications/notification-texts.rules';
import type { Notifications } from '@/core/talk/notifications/notifications.port';
import { PostRecords } from '../posting/post-records';
import type { MemoryInbox } from './inbox-records';
import { InboxRecords } from './inbox-records';
import { sendDueNotifications } from './memory-due-notifications';

const NEWEST_FIRST: PageOrder<Notification> = {
  keys: [({ created }) => Date.parse(created)],
  idOf: ({ notificationId }) => notificationId,
};

export class MemoryNotifications implements Notifications {
  readonly #browser: MemoryBrowser;
  readonly #inboxes: InboxRecords;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
    this.#inboxes = browser.world.records(InboxRecords);
    browser.world.records(AnswerInbox);
  }

  listNotifications(
    query: PageQuery & { readonly platform: NotificationPlatform },
  ): Promise<Result<NotificationPage, Failure>> {
    return this.#browser.askSignedIn('listNotifications', { query }, (viewer) => {
      sendDueNotifications(this.#browser.world, viewer);
      const { notifications } = this.#inboxes.of(viewer);
      const page = pageOf(notifications, NEWEST_FIRST, query);
      if (!page.ok) return page;
      const items = page.value.items.map((notification) => this.#quoting(notification));
      return ok({ ...page.value, items, ...countsOf(notifications) });
    });
  }

  actOnNotifications(action: NotificationAction): Promise<Result<NotificationCounts, Failure>> {
    return this.#browser.askSignedIn('actOnNotifications', { body: action }, (viewer) => {
      const inbox = this.#inboxes.of(viewer);
      act(inbox, action);
      const counts = countsOf(inbox.notifications);
      this.#browser.world.records(UserEventRecords).did(viewer, 'inboxCounted', counts);
      return ok(counts);
    });
  }

  #quoting(notification: Notification): Notification {
    const [, commentId] = /\?comment=([^#]+)#/.exec(notification.data.cta) ?? [];
    if (commentId === undefined) return this.#quotingPosts(notification);
    const found = this.#browser.world.records(PostRecords).findComment(commentId);
    return {
      ...notification,
      data: {
        ...notification.data,
        body: commentQuoteText(found?.comment.status === 'LIVE' ? found.comment.content : ''),
      },
    };
  }

  #quotingPosts(notification: Notification): Notification {
    const { variantId, data } = notification;
    const own = QUOTING_POSTS.includes(variantId) ? [String(data.nativeInfo.params.postId)] : [];
    const ids = [...own, ...this.#inboxes.quotedPosts(notification)];
    if (ids.length === 0) return notification;
    const posts = ids.flatMap((id) => this.#browser.world.records(PostRecords).findLive(id) ?? []);
    const body = quotedPosts(posts.map(({ title, content }) => title ?? content));
    return { ...notification, data: { ...data, body } };
  }
}

const QUOTING_POSTS = ['mentioned', 'poll-ended'];

function act(inbox: MemoryInbox, action: NotificationAction): void {
  switch (action.action) {
    case 'View':
      replace(inbox, viewedIds(inbox, action), (notification) => [asSeenNotification(notification)]);
      break;
    case 'Click':
    case 'Read':
      replace(inbox, action.notificationIds, (notification) => [asRead(notification)]);
      break;
    case 'ReadAll':
      inbox.notifications = inbox.notifications.map(asRead);
      break;
    case 'Dismiss':
      replace(inbox, action.notificationIds, (notification) => {
        inbox.hidden = [...inbox.hidden, notification];
        return [];
      });
      break;
    case 'WebPushClick':
      replace(inbox, [action.k], (notification) => [asRead(notification)]);
      break;
  }
}

function viewedIds(
  { notifications }: MemoryInbox,
  { notificationIds, andOlder = false }: Extract<NotificationAction, { readonly action: 'View' }>,
): readonly string[] {
  if (!andOlder) return notificationIds;
  const named = new Set(notificationIds.map((id) => id.toLowerCase()));
  const newest = notifications
    .filter(({ notificationId }) => named.has(notificationId.toLowerCase()))
    .map(({ created }) => created)
    .toSorted()
    .at(-1);
  if (newest === undefined) return [];
  return notifications.filter(({ created }) => created <= newest).map(({ notificationId }) => notificationId);
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

class AnswerInbox implements AnswerNotifier {
  readonly #world: MemoryWorld;
  readonly #told = new Map<string, string>();

  constructor(world: MemoryWorld) {
    this.#world = world;
    world.records(AnswerNotifications).passOnTo(this);
  }

  answered(authorId: string, answerId: string): void {
    const user = this.#world.records(UserRecords).find(authorId);
    if (user === null || this.#told.has(answerId)) return;
    const notificationId = this.#world.ids.next();
    this.#told.set(answerId, notificationId);
    const { variantId, data } = employerAnswerNotification(answerId);
    const created = this.#world.timestamp();
    this.#world
      .records(InboxRecords)
      .put(user, { notificationId, status: 0, variantId, created, showPopup: false, data });
  }

  withdrawn(authorId: string, answerId: string): void {
    const user = this.#world.records(UserRecords).find(authorId);
    const notificationId = this.#told.get(answerId);
    if (user === null || notificationId === undefined) return;
    this.#told.delete(answerId);
    this.#world.records(InboxRecords).remove(user, notificationId);
  }
}
