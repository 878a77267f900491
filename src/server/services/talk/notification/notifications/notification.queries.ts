import { textOpening } from '@/server/platform/opening';
import type { RowOf } from '@/server/platform/sql-types';
import {
  arrayOf,
  bigint,
  boolean,
  bytes,
  date,
  from,
  nullable,
  selectList,
  smallint,
  text,
  uuid,
} from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const sealedColumns = {
  id: uuid,
  status: smallint,
  created_on: from('n.created_on::text', text),
  created_seal: nullable(bytes),
  payload_seal: bytes,
} as const;

export type SealedRow = RowOf<typeof sealedColumns>;

/** The maximum number of a day's notifications that are opened to sort them, since their order is sealed. */
export const MAX_OPENED = 500;

/**
 * Selects the rest of day `$2` after id `$3`, then whole days with `$4` further notifications plus one, at most
 * `MAX_OPENED`.
 */
export const inboxWindow = defineStatement({
  name: 'notifications.window',
  parameters: [bytes, date, uuid, bigint],
  columns: sealedColumns,
  text: `select ${selectList(sealedColumns, 'n')} from persona.notifications n
         where n.inbox_ref = $1 and not n.dismissed and (n.created_on, n.id) < ($2, $3)
           and n.created_on >= coalesce((
             select o.created_on from persona.notifications o
             where o.inbox_ref = $1 and not o.dismissed and o.created_on < $2
             order by o.created_on desc, o.id desc offset $4 limit 1
           ), '-infinity')
         order by n.created_on desc, n.id desc limit ${MAX_OPENED}`,
});

export const inboxCounts = defineStatement({
  name: 'notifications.counts',
  parameters: [bytes],
  columns: { unseen: bigint, unread: bigint },
  text: `select count(*) filter (where status = 0) as unseen, count(*) as unread
         from persona.notifications where inbox_ref = $1 and status < 2 and not dismissed`,
});

const inboxAndIds = [bytes, arrayOf(uuid)] as const;

export const markNotificationsSeen = defineStatement({
  name: 'notifications.mark-seen',
  parameters: inboxAndIds,
  columns: {},
  text: 'update persona.notifications set status = 1 where inbox_ref = $1 and id = any($2) and status = 0',
});

/** Selects the newest day among `$2`: its listed and its unseen notifications, at most `MAX_OPENED`. */
export const newestDay = defineStatement({
  name: 'notifications.newest-day',
  parameters: inboxAndIds,
  columns: {
    created_on: from('n.created_on::text', text),
    created_seal: nullable(bytes),
    is_named: from('n.id = any($2)', boolean),
  },
  text: `select n.created_on::text as created_on, n.created_seal, n.id = any($2) as is_named
         from persona.notifications n
         where n.inbox_ref = $1 and (n.id = any($2) or n.status = 0 and not n.dismissed) and n.created_on = (
           select max(o.created_on) from persona.notifications o where o.inbox_ref = $1 and o.id = any($2)
         )
         order by is_named desc limit ${MAX_OPENED}`,
});

/** Marks unseen notifications before day `$2`, or of that day with a seal in `$3` or none. */
export const markSeenUntil = defineStatement({
  name: 'notifications.mark-seen-until',
  parameters: [bytes, date, arrayOf(bytes)],
  columns: {},
  text: `update persona.notifications set status = 1
         where inbox_ref = $1 and status = 0 and not dismissed
           and (created_on < $2 or created_on = $2 and (created_seal is null or created_seal = any($3)))`,
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

export const dismissNotificationById = defineStatement({
  name: 'notifications.dismiss',
  parameters: inboxAndIds,
  columns: {},
  text: 'update persona.notifications set dismissed = true where inbox_ref = $1 and id = any($2) and not dismissed',
});

export const quotedPostsById = defineStatement({
  name: 'notifications.quoted-posts',
  parameters: [arrayOf(uuid)],
  columns: { id: uuid, opening: text },
  text: `select id, coalesce(title, ${textOpening('content')}) as opening from content.posts where id = any($1) and status = 'LIVE'`,
});

export const quotedComments = defineStatement({
  name: 'notifications.quoted-comments',
  parameters: [arrayOf(uuid)],
  columns: { id: uuid, content: text },
  text: `select id, content from content.comments where id = any($1) and status = 'LIVE'`,
});
