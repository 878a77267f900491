import { bytes, moment, selectList, smallint, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const storedColumns = { id: uuid, status: smallint, created_at: moment } as const;
/** id, inbox_ref, subject_ref, variant, moment, sealed payload, persona_ref. */
export const notificationParameters = [uuid, bytes, bytes, text, moment, bytes, bytes] as const;
/** Stores nothing that the persona does not want to be told of; content.cast_vote_and_tell has the same rule. */
const insert = `
  insert into persona.notifications (id, inbox_ref, subject_ref, status, variant_id, created_at, payload_seal)
  select $1::uuid, $2::bytea, $3::bytea, 0, $4::text, $5::timestamptz, $6::bytea
  where $4 <> 'post-upvoted' or not exists (
    select 1 from persona.preferences x where x.persona_ref = $7 and not x.tells_votes
  )
  on conflict (inbox_ref, subject_ref)`;

/** Stores a notification; returns no row where the inbox has one about the subject. */
export const storeOrKeep = defineStatement({
  name: 'notifications.store-or-keep',
  parameters: notificationParameters,
  columns: storedColumns,
  text: `${insert} do nothing returning ${selectList(storedColumns)}`,
});

/** Takes away the notification of inbox `$1` about subject `$2`. */
export const withdraw = defineStatement({
  name: 'notifications.withdraw',
  parameters: [bytes, bytes],
  columns: { id: uuid },
  text: 'delete from persona.notifications where inbox_ref = $1 and subject_ref = $2 returning id',
});

/** Replaces the payload of the notification of inbox `$1` about subject `$2`; it is as new as it was. */
export const reword = defineStatement({
  name: 'notifications.reword',
  parameters: [bytes, bytes, bytes],
  columns: storedColumns,
  text: `update persona.notifications set payload_seal = $3
         where inbox_ref = $1 and subject_ref = $2 and not dismissed returning ${selectList(storedColumns)}`,
});

/** Stores a notification; one about the subject that is there already is new again. */
export const storeOrRenew = defineStatement({
  name: 'notifications.store-or-renew',
  parameters: notificationParameters,
  columns: storedColumns,
  text: `${insert} do update set status = 0, dismissed = false, created_at = excluded.created_at,
         payload_seal = excluded.payload_seal returning ${selectList(storedColumns)}`,
});
