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
import { insertRenewing } from '@/server/services/notification/notifications/inbox.queries';
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

/** The values of a notification (`notificationParameters`), and the voter_ref of its persona; null for none. */
export const noteParameters = [
  nullable(uuid),
  nullable(bytes),
  nullable(bytes),
  nullable(text),
  nullable(date),
  nullable(bytes),
  nullable(bytes),
  nullable(bytes),
  nullable(bytes),
] as const;
const WRITING = [bytes, bytes, jsonb<{ readonly id: string }>(), ...writtenParameters] as const;
/** The author and the count of the post, then of the comment that is replied to. */
const FORESEEN = [bytes, integer, nullable(bytes), nullable(integer)] as const;

const numbered = (first: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => `$${first + place}`);
const called = numbered(1, WRITING.length + FORESEEN.length);
const first = numbered(called.length + 1, noteParameters.length);
const second = numbered(called.length + first.length + 1, noteParameters.length);
const [firstPersona, secondPersona] = [first.at(-2), second.at(-2)];
/** The author's name and profile type among `writtenParameters`. */
const [name, profileType] = ['$10', '$15'];

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

const written = `written as materialized (select content.write_comment(${called.join(', ')}) as is_written)`;
const noted = (note: readonly string[], condition = 'true'): string =>
  insertRenewing(
    note,
    `from written where is_written and ${note[0]}::uuid is not null and ${condition}
       and not exists (select from content.blocked_names b where b.voter_ref = ${note.at(-1)} and b.name = ${name} and ${profileType} = 'ANONYMOUS')`,
  );

/**
 * Everything that a comment without mentions stores, in one durable statement, see platform/sql/comments/write-comment.sql: its idempotency key (`$1`:
 * ref, fingerprint, answer), the comment (`writtenParameters` from `$4`), what is foreseen (`FORESEEN`) and a notification. Returns no row, and has
 * stored nothing, where the key is known, or where post and comment above are not as foreseen.
 */
export const writeAtOnce = defineStatement({
  name: 'comments.write-at-once',
  parameters: [...WRITING, ...FORESEEN, ...noteParameters],
  columns: noteColumns,
  text: `with ${written}, one as (${noted(first)})
         select ${selectList(noteColumns, 'one')} from written left join one on true where is_written`,
});

/** The same with a second notification, for a persona that the first has not told. */
export const writeAtOnceForTwo = defineStatement({
  name: 'comments.write-at-once-for-two',
  parameters: [...WRITING, ...FORESEEN, ...noteParameters, ...noteParameters],
  columns: { ...noteColumns, ...secondColumns },
  text: `with ${written}, one as (${noted(first)}),
         two as (${noted(second, `(${firstPersona}::bytea is distinct from ${secondPersona} or not exists (select from one))`)})
         select ${selectList({ ...noteColumns, ...secondColumns }, 'one')}
         from written left join one on true left join two on true where is_written`,
});
