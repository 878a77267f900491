import type { Notification, NotificationAction } from '@/contract/generated/notification';
import { commentQuoteText, quotedPosts } from '@/core/talk/notifications/notification-texts.rules';
import type { NotificationHandlers } from '@/server/contract/generated/notification';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { Publish } from '@/server/platform/realtime/publish.port';
import { isUuid, plainUuid } from '@/server/platform/uuid';
import type { DatedRow } from './inbox-pages';
import { readPage } from './inbox-pages';
import { presentNotification } from './notification.presenter';
import {
  dismissNotificationById,
  inboxCounts,
  markAllRead,
  markNotificationsSeen,
  markRead,
  markSeenUntil,
  newestDay,
  quotedComments,
  quotedPostsById,
} from './notification.queries';
import type { NotificationPayload } from './notification-data';
import { createdOf, openPayload } from './notification-seals';

export interface NotificationsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly publish: Publish;
}

const STATEMENTS = {
  View: markNotificationsSeen,
  Click: markRead,
  Read: markRead,
  Dismiss: dismissNotificationById,
  WebPushClick: markRead,
} satisfies Record<Exclude<NotificationAction['action'], 'ReadAll'>, unknown>;

export function createNotifications({ database, authorship, publish }: NotificationsDeps): NotificationHandlers {
  /** Presents notifications with comments and posts as they are now. */
  async function present(inboxRef: Uint8Array, rows: readonly DatedRow[]): Promise<Notification[]> {
    const opened = rows.map((row) => ({ row, payload: openPayload(authorship, inboxRef, row.payload_seal) }));
    const texts = await quotedTexts(opened.map(({ payload }) => payload));
    return opened.map(({ row, payload: { quotes, quotesPosts, ...data } }) => {
      const textOf = (id: string): string => texts.get(id) ?? '';
      if (quotes !== undefined) return presentNotification(row, { ...data, body: commentQuoteText(textOf(quotes)) });
      if (quotesPosts === undefined) return presentNotification(row, data);
      return presentNotification(row, { ...data, body: quotedPosts(quotesPosts.map(textOf)) });
    });
  }

  async function quotedTexts(payloads: readonly NotificationPayload[]): Promise<ReadonlyMap<string, string>> {
    const commentIds = payloads.flatMap(({ quotes }) => quotes ?? []);
    const postIds = payloads.flatMap(({ quotesPosts }) => quotesPosts ?? []);
    const [comments, posts] = await Promise.all([
      commentIds.length === 0 ? [] : database.query(quotedComments, commentIds),
      postIds.length === 0 ? [] : database.query(quotedPostsById, postIds),
    ]);
    return new Map([
      ...comments.map(({ id, content }) => [id, content] as const),
      ...posts.map(({ id, opening }) => [id, opening] as const),
    ]);
  }

  const counts = async (inboxRef: Uint8Array) => {
    const [counted] = await database.query(inboxCounts, inboxRef);
    return { unseenCount: counted?.unseen ?? 0, unreadCount: counted?.unread ?? 0 };
  };

  async function act(inboxRef: Uint8Array, action: NotificationAction): Promise<void> {
    if (action.action === 'ReadAll') {
      await database.query(markAllRead, inboxRef);
      return;
    }
    const ids = 'notificationIds' in action ? action.notificationIds.map(plainUuid) : idsOfKey(action.k);
    const isUpTo = action.action === 'View' && action.andOlder === true;
    if (isUpTo) await markSeenUpTo({ database, authorship }, inboxRef, ids);
    else await database.query(STATEMENTS[action.action], inboxRef, ids);
  }

  return {
    async listNotifications({ viewer, query }) {
      const inboxRef = authorship.inboxRef(viewer.personaRef);
      const [{ rows, nextCursor }, counted] = await Promise.all([
        readPage({ database, authorship }, inboxRef, query),
        counts(inboxRef),
      ]);
      return {
        status: 200,
        body: {
          items: await present(inboxRef, rows),
          nextCursor,
          ...counted,
        },
      };
    },

    async actOnNotifications({ viewer, body }) {
      const inboxRef = authorship.inboxRef(viewer.personaRef);
      await act(inboxRef, body);
      const counted = await counts(inboxRef);
      publish.userEventRaised(viewer.personaRef, 'inboxCounted', counted);
      return { status: 200, body: counted };
    },
  };
}

/** Returns the notification ids that a key names. Push messages use the id as their key; other keys name no id. */
function idsOfKey(key: string): readonly string[] {
  return isUuid(key) ? [plainUuid(key)] : [];
}

interface Reading {
  readonly database: Database;
  readonly authorship: Pick<Authorship, 'sealJson' | 'unsealJson'>;
}

/** Marks everything up to the newest of `ids` as seen. Unknown ids are ignored. */
async function markSeenUpTo(
  { database, authorship }: Reading,
  inbox: Uint8Array,
  ids: readonly string[],
): Promise<void> {
  const rows = await database.query(newestDay, inbox, ids);
  const [first] = rows;
  if (first === undefined) return;
  const ofDay = rows.map((row) => ({ ...row, created: createdOf(authorship, inbox, row) }));
  const newest = Math.max(...ofDay.filter(({ is_named }) => is_named).map(({ created }) => created));
  // A renewed one has another seal and stays unseen.
  const seals = ofDay.flatMap(({ created, created_seal }) => (created <= newest ? (created_seal ?? []) : []));
  await database.query(markSeenUntil, inbox, first.created_on, seals);
}
