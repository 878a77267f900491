import { rulesOf } from '@/server/platform/moderation/removed-texts.queries';
import {
  arrayOf,
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

export const postToForesee = defineStatement({
  name: 'comments.post-to-foresee',
  parameters: [uuid],
  columns: postColumns,
  text: `select ${ofPost} from content.posts p where p.id = $1 and p.status = 'LIVE'`,
});

export const commentToForesee = defineStatement({
  name: 'comments.comment-to-foresee',
  parameters: [uuid],
  columns: { ...postColumns, ...parentColumns },
  text: `select ${ofPost}, ${ofParent}
         from content.comments c join content.posts p on p.id = c.post_id and p.status = 'LIVE'
         where c.id = $1 and c.status = 'LIVE'`,
});

const checked = { hold_ref: bytes, text_refs: arrayOf(bytes) } as const;

const writing = {
  key_ref: bytes,
  fingerprint: bytes,
  answer: jsonb<{ readonly id: string }>(),
  ...writtenParameters,
  post_seal: bytes,
  post_comments: integer,
  parent_seal: nullable(bytes),
  parent_replies: nullable(integer),
  of_day_ref: bytes,
} as const;

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
  select case when exists (${rulesOf('$text_refs')}) then false
    when platform.hold_account($hold_ref) then content.write_comment(${called.join(', ')}) else false end as is_written)`;
const noted = (note: 'first' | 'second', condition = 'true'): string =>
  insertRenewing(
    `${note}_`,
    `from written where is_written and $${note}_id::uuid is not null and ${condition}
       and not exists (select from content.blocked_names b where b.voter_ref = $${note}_voter_ref and b.name = $author_name and $profile_type = 'ANONYMOUS')`,
  );

/**
 * Stores a comment without mentions in one statement (platform/sql/comments/write-comment.sql). Returns no row and
 * stores nothing for a removed text, a known key, changed targets, the daily limit, or an ended account.
 */
export const insertOneComment = defineStatement({
  name: 'comments.insert-one',
  parameters: { ...checked, ...writing, ...firstNote },
  columns: noteColumns,
  text: `with ${written}, one as (${noted('first')})
         select ${selectList(noteColumns, 'one')} from written left join one on true where is_written`,
});

/** Stores a comment with a second notification, for another persona. */
export const insertCommentForTwo = defineStatement({
  name: 'comments.insert-for-two',
  parameters: { ...checked, ...writing, ...firstNote, ...secondNote },
  columns: { ...noteColumns, ...secondColumns },
  text: `with ${written}, one as (${noted('first')}),
         two as (${noted('second', '($first_persona_ref::bytea is distinct from $second_persona_ref or not exists (select from one))')})
         select ${selectList({ ...noteColumns, ...secondColumns }, 'one')}
         from written left join one on true left join two on true where is_written`,
});
