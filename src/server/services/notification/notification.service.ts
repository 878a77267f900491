import type { NotificationAction } from '@/contract/generated/notification';
import type { NotificationHandlers } from '@/server/contract/generated/notification';
import type { Authorship } from '@/server/platform/authorship';
import { readCursor, writeCursor } from '@/server/platform/cursor';
import type { Database } from '@/server/platform/database';
import { plainUuid } from '@/server/platform/uuid';
import { presentNotification } from './notifications/notification.presenter';
import type { SealedRow } from './notifications/notification.queries';
import { inboxCounts, inboxPage } from './notifications/notification.queries';
import { isNotificationData } from './notifications/notification-data';
import { dismiss, markRead, markSeen } from './notifications/notification-writes.queries';

/** What the notification service is made of. */
export interface NotificationServiceDeps {
  readonly database: Database;
  readonly authorship: Authorship;
}

const largestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The notification service (openapi/notification.yaml). Everybody reaches their own inbox only: its reference is made from the session. */
export function createNotificationService({ database, authorship }: NotificationServiceDeps): NotificationHandlers {
  const open = (inboxRef: Uint8Array, row: SealedRow) => {
    const data = authorship.unsealJson(inboxRef, row.payload_seal);
    if (!isNotificationData(data)) throw new Error(`The payload of a notification ${row.variant_id} is not one.`);
    return presentNotification(row, data);
  };

  const counts = async (inboxRef: Uint8Array) => {
    const { unseen, unread } = await inboxCounts(database, inboxRef);
    return { unseenCount: unseen, unreadCount: unread };
  };

  async function act(inboxRef: Uint8Array, action: NotificationAction): Promise<void> {
    switch (action.action) {
      case 'View':
        return markSeen(database, inboxRef, action.notificationIds.map(plainUuid));
      case 'Click':
      case 'Read':
        return markRead(database, inboxRef, action.notificationIds.map(plainUuid));
      case 'Dismiss':
        return dismiss(database, inboxRef, action.notificationIds.map(plainUuid));
      case 'WebPushClick':
        // A push message names its notification by the id; any other key names none.
        return UUID.test(action.k) ? markRead(database, inboxRef, [plainUuid(action.k)]) : undefined;
    }
  }

  return {
    async listNotifications({ viewer, query }) {
      const cursor = readCursor(query.cursor, 1);
      const inboxRef = authorship.inboxRef(viewer.personaRef);
      const moment = cursor?.keys[0];
      const before = {
        moment: moment === undefined ? 'infinity' : new Date(moment),
        id: cursor?.id ?? largestId,
      } as const;
      const [rows, counted] = await Promise.all([
        inboxPage(database, inboxRef, before, query.limit + 1),
        counts(inboxRef),
      ]);
      const page = rows.slice(0, query.limit);
      const last = rows.length > page.length ? page.at(-1) : undefined;
      return {
        status: 200,
        body: {
          items: page.map((row) => open(inboxRef, row)),
          nextCursor: last === undefined ? null : writeCursor({ keys: [last.created_at.getTime()], id: last.id }),
          ...counted,
        },
      };
    },

    async actOnNotifications({ viewer, body }) {
      const inboxRef = authorship.inboxRef(viewer.personaRef);
      await act(inboxRef, body);
      return { status: 200, body: await counts(inboxRef) };
    },
  };
}
