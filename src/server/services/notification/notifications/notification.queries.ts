import type { Database } from '@/server/platform/database';

/** A notification with its sealed payload. */
export interface SealedRow {
  readonly id: string;
  readonly status: number;
  readonly variant_id: string;
  readonly created_at: Date;
  readonly payload_seal: Uint8Array;
}

/** How many of an inbox are unseen, and how many unseen or unread. */
export interface CountsRow {
  readonly unseen: number;
  readonly unread: number;
}

/** One page of an inbox, newest first; `before` is the position of the row before it. */
export function inboxPage(
  database: Database,
  inboxRef: Uint8Array,
  before: { readonly moment: Date | 'infinity'; readonly id: string },
  rows: number,
): Promise<readonly SealedRow[]> {
  return database.query(
    {
      // The number of rows is part of the text: a plan made for an unknown limit reads far too much.
      name: `notification.page.${rows}`,
      text: `select id, status, variant_id, created_at, payload_seal from community.notifications
             where inbox_ref = $1 and not dismissed and (created_at, id) < ($2, $3)
             order by created_at desc, id desc limit ${rows}`,
    },
    [inboxRef, before.moment, before.id],
  );
}

/** The counts of a whole inbox. */
export async function inboxCounts(database: Database, inboxRef: Uint8Array): Promise<CountsRow> {
  const [row] = await database.query<CountsRow>(
    {
      name: 'notification.counts',
      text: `select count(*) filter (where status = 0) as unseen, count(*) as unread
             from community.notifications where inbox_ref = $1 and status < 2 and not dismissed`,
    },
    [inboxRef],
  );
  return row ?? { unseen: 0, unread: 0 };
}
