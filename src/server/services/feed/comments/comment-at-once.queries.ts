import {
  bytes,
  from,
  integer,
  jsonb,
  moment,
  nullable,
  selectList,
  smallint,
  text,
  uuid,
} from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { insertRenewing } from '@/server/services/notification/notifications/inbox.queries';
import { commentColumns } from './comment.queries';
import {
  ofParent,
  ofPost,
  parentColumns,
  postColumns,
  writtenColumns,
  writtenParameters,
} from './comment-writes.queries';

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

/** The values of a notification (`notificationParameters`); null for none. */
export const noteParameters = [
  nullable(uuid),
  nullable(bytes),
  nullable(bytes),
  nullable(text),
  nullable(moment),
  nullable(bytes),
  nullable(bytes),
] as const;
/** The parameters of a note, of which the first is `start`. */
const noteFrom = (start: number): readonly string[] => noteParameters.map((_, place) => `$${start + place}`);
const FIRST_NOTE = 21;
const SECOND_NOTE = FIRST_NOTE + noteParameters.length;
const [first, second] = [noteFrom(FIRST_NOTE), noteFrom(SECOND_NOTE)];
const [firstPersona, secondPersona] = [first.at(-1), second.at(-1)];

const noteColumns = {
  note_id: from('one.id', nullable(uuid)),
  note_status: from('one.status', nullable(smallint)),
  note_created_at: from('one.created_at', nullable(moment)),
  second_id: from('two.id', nullable(uuid)),
  second_status: from('two.status', nullable(smallint)),
  second_created_at: from('two.created_at', nullable(moment)),
} as const;

/**
 * Everything that a comment without mentions stores, in one durable statement: its idempotency key (`$1`: ref, fingerprint, answer), the comment
 * (`writtenParameters` from `$4`) and up to two notifications, the second only for
 * a persona that the first has not told. Returns no row, and has stored nothing, where the key is known, or where post and parent are not as
 * foreseen (`$17`: the post's seal and comments, the parent's seal and replies).
 */
export const writeAtOnce = defineStatement({
  name: 'comments.write-at-once',
  parameters: [
    bytes,
    bytes,
    jsonb<{ readonly id: string }>(),
    ...writtenParameters,
    bytes,
    integer,
    nullable(bytes),
    nullable(integer),
    ...noteParameters,
    ...noteParameters,
  ],
  columns: { ...commentColumns, ...noteColumns },
  text: `
    with post as materialized (
      select p.id from content.posts p
      where p.id = $5 and p.status = 'LIVE' and p.author_seal = $17 and p.comments_count = $18 for no key update of p
    ),
    parent as materialized (
      select c.id from post join content.comments c on c.post_id = post.id
      where c.id = $6 and c.status = 'LIVE' and c.author_seal = $19 and c.replies_count = $20 for no key update of c
    ),
    kept as (
      insert into platform.idempotent_answers (ref, fingerprint, status, body)
      select $1, $2, 200, $3 from post where $6::uuid is null or exists (select from parent)
      on conflict (ref) do nothing returning 1
    ),
    written as (
      insert into content.comments as c (${writtenColumns})
      select $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16::timestamptz from kept returning ${selectList(commentColumns, 'c')}
    ),
    one as (${insertRenewing(first, `from written where ${first[0]}::uuid is not null`)}),
    two as (
      ${insertRenewing(second, `from written where ${second[0]}::uuid is not null and (${firstPersona}::bytea is distinct from ${secondPersona} or not exists (select from one))`)}
    )
    select ${selectList({ ...commentColumns, ...noteColumns }, 'w')} from written w left join one on true left join two on true`,
});
