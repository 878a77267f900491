import type { Database } from '@/server/platform/database';

/** Turns unseen notifications of an inbox into seen ones; what is not in it is passed over. */
export async function markSeen(database: Database, inboxRef: Uint8Array, ids: readonly string[]): Promise<void> {
  await database.query(
    {
      name: 'notification.mark-seen',
      text: `update community.notifications set status = 1
             where inbox_ref = $1 and id = any($2::uuid[]) and status = 0`,
    },
    [inboxRef, ids],
  );
}

/** Makes notifications of an inbox read. */
export async function markRead(database: Database, inboxRef: Uint8Array, ids: readonly string[]): Promise<void> {
  await database.query(
    {
      name: 'notification.mark-read',
      text: `update community.notifications set status = 2
             where inbox_ref = $1 and id = any($2::uuid[]) and status < 2`,
    },
    [inboxRef, ids],
  );
}

/** Takes notifications off an inbox's list; they come back when they are renewed. */
export async function dismiss(database: Database, inboxRef: Uint8Array, ids: readonly string[]): Promise<void> {
  await database.query(
    {
      name: 'notification.dismiss',
      text: `update community.notifications set dismissed = true
             where inbox_ref = $1 and id = any($2::uuid[]) and not dismissed`,
    },
    [inboxRef, ids],
  );
}
