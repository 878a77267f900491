import type { RowOf } from '@/server/platform/sql-types';
import { arrayOf, bigint, bytes, moment, selectList, smallint, text, uuid } from '@/server/platform/sql-types';
import { definePages, defineStatement } from '@/server/platform/statement';

/** A notification with its sealed payload. */
const sealedColumns = {
  id: uuid,
  status: smallint,
  variant_id: text,
  created_at: moment,
  payload_seal: bytes,
} as const;

export type SealedRow = RowOf<typeof sealedColumns>;

/** A page of inbox `$1`, newest first, behind the notification at `$2` (moment) and `$3` (id). */
export const inboxPage = definePages((rows) =>
  defineStatement({
    name: `notifications.page.${rows}`,
    parameters: [bytes, moment, uuid],
    columns: sealedColumns,
    text: `select ${selectList(sealedColumns)} from persona.notifications
           where inbox_ref = $1 and not dismissed and (created_at, id) < ($2, $3)
           order by created_at desc, id desc limit ${rows}`,
  }),
);

/** The counts of a whole inbox: unseen, and unseen or unread. */
export const inboxCounts = defineStatement({
  name: 'notifications.counts',
  parameters: [bytes],
  columns: { unseen: bigint, unread: bigint },
  text: `select count(*) filter (where status = 0) as unseen, count(*) as unread
         from persona.notifications where inbox_ref = $1 and status < 2 and not dismissed`,
});

const inboxAndIds = [bytes, arrayOf(uuid)] as const;

/** Marks unseen notifications of an inbox as seen; ids that are not in it are passed over, as in the next ones. */
export const markSeen = defineStatement({
  name: 'notifications.mark-seen',
  parameters: inboxAndIds,
  columns: {},
  text: 'update persona.notifications set status = 1 where inbox_ref = $1 and id = any($2) and status = 0',
});

/** Marks every unseen notification of an inbox as seen that is no newer than the newest of the ids `$2`. */
export const markSeenUpTo = defineStatement({
  name: 'notifications.mark-seen-up-to',
  parameters: inboxAndIds,
  columns: {},
  text: `update persona.notifications set status = 1
         where inbox_ref = $1 and status = 0 and not dismissed and created_at <= (
           select max(n.created_at) from persona.notifications n where n.inbox_ref = $1 and n.id = any($2)
         )`,
});

export const markRead = defineStatement({
  name: 'notifications.mark-read',
  parameters: inboxAndIds,
  columns: {},
  text: 'update persona.notifications set status = 2 where inbox_ref = $1 and id = any($2) and status < 2',
});

export const markAllRead = defineStatement({
  name: 'notifications.mark-all-read',
  parameters: [bytes],
  columns: {},
  text: 'update persona.notifications set status = 2 where inbox_ref = $1 and status < 2 and not dismissed',
});

/** Takes notifications off an inbox's list; they come back when they are renewed. */
export const dismiss = defineStatement({
  name: 'notifications.dismiss',
  parameters: inboxAndIds,
  columns: {},
  text: 'update persona.notifications set dismissed = true where inbox_ref = $1 and id = any($2) and not dismissed',
});

/** The titles, or the beginnings, of those of the posts `$1` that are live. */
export const quotedPostsById = defineStatement({
  name: 'notifications.quoted-posts',
  parameters: [arrayOf(uuid)],
  columns: { id: uuid, opening: text },
  text: `select id, coalesce(title, left(content, 200)) as opening from content.posts where id = any($1) and status = 'LIVE'`,
});

/** The texts of those of the comments `$1` that are live. */
export const quotedComments = defineStatement({
  name: 'notifications.quoted-comments',
  parameters: [arrayOf(uuid)],
  columns: { id: uuid, content: text },
  text: `select id, content from content.comments where id = any($1) and status = 'LIVE'`,
});
