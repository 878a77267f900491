import {
  bytes,
  date,
  from,
  integer,
  jsonb,
  nullable,
  selectList,
  smallint,
  text,
  uuid,
} from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { insertRenewing } from '@/server/services/talk/notification/notifications/inbox.queries';
import { ofParent, ofPost, parentColumns, postColumns, writtenParameters } from './comment-writes.queries';

/** As `postTarget`, not locked. */
export const postToForesee = defineStatement({
  name: 'comments.post-to-foresee',
  parameters: [uuid],
  columns: postColumns,
  text: `select ${ofPost} from content.posts p where p.id = $1 and p.status = 'LIVE'`,
});

/** As `commentTarget`, not locked. */
export const commentToForesee = defineStatement({
  name: 'comments.comment-to-foresee',
  parameters: [uuid],
  columns: { ...postColumns, ...parentColumns },
  text: `select ${ofPost}, ${ofParent}
         from content.comments c join content.posts p on p.id = c.post_id and p.status = 'LIVE'
         where c.id = $1 and c.status = 'LIVE'`,
});

/** The arguments of content.write_comment in their order: idempotency key, comment, what is foreseen, and the count of the day. */
const writing = {
  key_ref: bytes,
  fingerprint: bytes,
  answer: jsonb<{ readonly id: string }>(),
  ...writtenParameters,
  /** Author and count of the post, then of the comment that is replied to. */
  post_seal: bytes,
  post_comments: integer,
  parent_seal: nullable(bytes),
  parent_replies: nullable(integer),
  of_day_ref: bytes,
} as const;

/** A notification as its statement has it (`notificationParameters`), and the voter_ref of its persona; null for none. */
const firstNote = {
  first_id: nullable(uuid),
  first_inbox_ref: nullable(bytes),
  first_subject_ref: nullable(bytes),
  first_variant_id: nullable(text),
  first_created_on: nullable(date),
  first_created_seal: nullable(bytes),
  first_payload_seal: nullable(bytes),
  first_persona_ref: nullable(bytes),
  first_voter_ref: nullable(bytes),
} as const;
const secondNote = {
  second_id: uuid,
  second_inbox_ref: bytes,
  second_subject_ref: bytes,
  second_variant_id: text,
  second_created_on: date,
  second_created_seal: bytes,
  second_payload_seal: bytes,
  second_persona_ref: bytes,
  second_voter_ref: bytes,
} as const;

const noteColumns = {
  note_id: from('one.id', nullable(uuid)),
  note_status: from('one.status', nullable(smallint)),
  note_created_on: from('one.created_on', nullable(text)),
  note_created_seal: from('one.created_seal', nullable(bytes)),
} as const;
const secondColumns = {
  second_id: from('two.id', nullable(uuid)),
  second_status: from('two.status', nullable(smallint)),
  second_created_on: from('two.created_on', nullable(text)),
  second_created_seal: from('two.created_seal', nullable(bytes)),
} as const;

const called = Object.keys(writing).map((name) => `$${name}`);
const written = `written as materialized (
  select case when platform.hold_account($hold_ref) then content.write_comment(${called.join(', ')}) else false end as is_written)`;
const noted = (note: 'first' | 'second', condition = 'true'): string =>
  insertRenewing(
    `${note}_`,
    `from written where is_written and $${note}_id::uuid is not null and ${condition}
       and not exists (select from content.blocked_names b where b.voter_ref = $${note}_voter_ref and b.name = $author_name and $profile_type = 'ANONYMOUS')`,
  );

/**
 * Everything that a comment without mentions stores, in one durable statement, see platform/sql/comments/write-comment.sql: its idempotency key, the
 * comment, what is foreseen and a notification. Returns no row, and has stored nothing, if the key is known, if post and comment above are not as
 * foreseen, if its author has written as many comments as a day allows, or if the author's account has ended.
 */
export const writeAtOnce = defineStatement({
  name: 'comments.write-at-once',
  parameters: { hold_ref: bytes, ...writing, ...firstNote },
  columns: noteColumns,
  text: `with ${written}, one as (${noted('first')})
         select ${selectList(noteColumns, 'one')} from written left join one on true where is_written`,
});

/** The same with a second notification, for a persona that the first has not told. */
export const writeAtOnceForTwo = defineStatement({
  name: 'comments.write-at-once-for-two',
  parameters: { hold_ref: bytes, ...writing, ...firstNote, ...secondNote },
  columns: { ...noteColumns, ...secondColumns },
  text: `with ${written}, one as (${noted('first')}),
         two as (${noted('second', '($first_persona_ref::bytea is distinct from $second_persona_ref or not exists (select from one))')})
         select ${selectList({ ...noteColumns, ...secondColumns }, 'one')}
         from written left join one on true left join two on true where is_written`,
});
