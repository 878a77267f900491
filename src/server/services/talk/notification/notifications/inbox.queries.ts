import type { RowOf } from '@/server/platform/sql-types';
import { bytes, date, from, integer, nullable, selectList, smallint, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const storedColumns = {
  id: uuid,
  status: smallint,
  created_on: from('n.created_on::text', text),
  created_seal: nullable(bytes),
} as const;

export type StoredRow = RowOf<typeof storedColumns>;

export const storedNotification = {
  id: uuid,
  inbox_ref: bytes,
  subject_ref: bytes,
  created_on: date,
  created_seal: bytes,
  payload_seal: bytes,
  persona_ref: bytes,
} as const;

export const notificationParameters = { ...storedNotification, variant_id: text } as const;

/**
 * Returns SQL that skips unwanted kinds, like content.cast_vote_and_tell. Parameter names start with `prefix`; `rows`
 * ends in a condition.
 */
const insertInto = (prefix: string, count: string, rows: string): string => {
  const of = (name: keyof typeof notificationParameters) => `$${prefix}${name}`;
  return `
  insert into persona.notifications as n
    (id, inbox_ref, subject_ref, status, created_on, created_seal, payload_seal, highest_told)
  select ${of('id')}::uuid, ${of('inbox_ref')}::bytea, ${of('subject_ref')}::bytea, 0, ${of('created_on')}::date,
    ${of('created_seal')}::bytea, ${of('payload_seal')}::bytea, ${count}
  ${rows} and not exists (
    select 1 from persona.preferences x where x.persona_ref = ${of('persona_ref')} and case ${of('variant_id')}::text
      when 'post-upvoted' then not x.tells_votes
      when 'comment-upvoted' then not x.tells_comment_votes
      when 'post-commented' then not x.tells_comments
      when 'comment-replied' then not x.tells_replies
      when 'mentioned' then not x.tells_mentions
      when 'poll-ended' then not x.tells_polls
      when 'highlights' then x.highlights = 'off'
      when 'answer-wanted' then not x.tells_requests
      when 'talk-asked' then not x.tells_talks
      when 'talk-accepted' then not x.tells_talks
      else false end
  )
  on conflict (inbox_ref, subject_ref)`;
};
const insertCounting = (count: string): string => insertInto('', count, 'where true');
const insert = insertCounting('0');
/** SQL that renews a row. A notification that was mailed and not seen since is not mailed again. */
const renew = `do update set status = 0, dismissed = false, mailed = n.mailed and n.status = 0, created_on = excluded.created_on,
         created_seal = excluded.created_seal, payload_seal = excluded.payload_seal`;

/**
 * Returns `storeOrRenew` as a part of a larger statement. Parameter names start with `prefix`; `rows` ends in a
 * condition.
 */
export const insertRenewing = (prefix: string, rows: string): string =>
  `${insertInto(prefix, '0', rows)} ${renew} returning ${selectList(storedColumns, 'n')}`;

export const storeOrKeep = defineStatement({
  name: 'notifications.store-or-keep',
  parameters: notificationParameters,
  columns: storedColumns,
  text: `${insert} do nothing returning ${selectList(storedColumns, 'n')}`,
});

export const storeOrRevive = defineStatement({
  name: 'notifications.store-or-revive',
  parameters: notificationParameters,
  columns: storedColumns,
  text: `${insert} do update set dismissed = false, payload_seal = excluded.payload_seal returning ${selectList(storedColumns, 'n')}`,
});

export const hideNotification = defineStatement({
  name: 'notifications.hide',
  parameters: [bytes, bytes],
  columns: { id: uuid },
  text: `update persona.notifications set dismissed = true
         where inbox_ref = $1 and subject_ref = $2 and not dismissed returning id`,
});

export const withdrawNotification = defineStatement({
  name: 'notifications.withdraw',
  parameters: [bytes, bytes],
  columns: { id: uuid },
  text: 'delete from persona.notifications where inbox_ref = $1 and subject_ref = $2 returning id',
});

export const rewordNotification = defineStatement({
  name: 'notifications.reword',
  parameters: [bytes, bytes, bytes],
  columns: storedColumns,
  text: `update persona.notifications n set payload_seal = $3
         where inbox_ref = $1 and subject_ref = $2 and not dismissed returning ${selectList(storedColumns, 'n')}`,
});

export const storeOrRenew = defineStatement({
  name: 'notifications.store-or-renew',
  parameters: notificationParameters,
  columns: storedColumns,
  text: `${insert} ${renew} returning ${selectList(storedColumns, 'n')}`,
});

export const storeOrRenewIfNewer = defineStatement({
  name: 'notifications.store-or-renew-if-newer',
  parameters: notificationParameters,
  columns: storedColumns,
  text: `${insert} ${renew} where n.created_on < excluded.created_on returning ${selectList(storedColumns, 'n')}`,
});

/** Stores a notification, and renews it only for a count higher than any before. */
export const storeOrRenewIfHigher = defineStatement({
  name: 'notifications.store-or-renew-if-higher',
  parameters: { ...notificationParameters, highest_told: integer },
  columns: storedColumns,
  text: `${insertCounting('$highest_told')} ${renew}, highest_told = excluded.highest_told
         where n.highest_told < excluded.highest_told returning ${selectList(storedColumns, 'n')}`,
});
