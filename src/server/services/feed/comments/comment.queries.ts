import type { CommentStatus, ProfileType, Proof } from '@/contract/generated/feed';
import type { RowOf } from '@/server/platform/sql-types';
import { bytes, integer, moment, nullable, selectList, text, textOf, uuid } from '@/server/platform/sql-types';
import { definePages, defineStatement } from '@/server/platform/statement';

/** The columns of a comment as screens show it. */
export const commentColumns = {
  id: uuid,
  post_id: uuid,
  parent_id: nullable(uuid),
  status: textOf<CommentStatus>(),
  content: text,
  author_ref: bytes,
  author_name: text,
  author_tagline: nullable(text),
  author_avatar: text,
  author_color: text,
  author_proof: nullable(textOf<Proof>()),
  profile_type: textOf<ProfileType>(),
  created_at: moment,
  edited_at: nullable(moment),
  upvotes: integer,
  replies_count: integer,
} as const;

export type CommentRow = RowOf<typeof commentColumns>;

const columns = selectList(commentColumns, 'c');
const ofLivePost = `from content.comments c join content.posts p on p.id = c.post_id and p.status = 'LIVE'`;
const isShown = `(c.status = 'LIVE' or c.replies_count > 0)`;
const ofPost = `${ofLivePost} where c.post_id = $1 and c.parent_id is null and ${isShown}`;
const byMoment = [uuid, moment, uuid] as const;

/** A page of a live post's comments, newest first, behind the comment at `$2` (moment) and `$3` (id). */
export const newestComments = definePages((rows) =>
  defineStatement({
    name: `comments.newest.${rows}`,
    parameters: byMoment,
    columns: commentColumns,
    text: `select ${columns} ${ofPost} and (c.created_at, c.id) < ($2, $3)
           order by c.created_at desc, c.id desc limit ${rows}`,
  }),
);

/** A page of a live post's comments, oldest first, behind the comment at `$2` (moment) and `$3` (id). */
export const oldestComments = definePages((rows) =>
  defineStatement({
    name: `comments.oldest.${rows}`,
    parameters: byMoment,
    columns: commentColumns,
    text: `select ${columns} ${ofPost} and (c.created_at, c.id) > ($2, $3)
           order by c.created_at, c.id limit ${rows}`,
  }),
);

/** A page of a live post's comments, most up-votes first, behind the comment with `$4` up-votes at `$2` (moment) and `$3` (id). */
export const popularComments = definePages((rows) =>
  defineStatement({
    name: `comments.popular.${rows}`,
    parameters: [...byMoment, integer],
    columns: commentColumns,
    text: `select ${columns} ${ofPost}
           and (c.upvotes, c.created_at, c.id) < ($4, $2, $3)
           order by c.upvotes desc, c.created_at desc, c.id desc limit ${rows}`,
  }),
);

/** A page of the replies to a comment, oldest first, behind the reply at `$2` (moment) and `$3` (id). */
export const repliesTo = definePages((rows) =>
  defineStatement({
    name: `comments.replies.${rows}`,
    parameters: byMoment,
    columns: commentColumns,
    text: `select ${columns} ${ofLivePost} where c.parent_id = $1 and ${isShown} and (c.created_at, c.id) > ($2, $3)
           order by c.created_at, c.id limit ${rows}`,
  }),
);

/** A comment of a live post, shown or not. */
export const commentById = defineStatement({
  name: 'comments.by-id',
  parameters: [uuid],
  columns: commentColumns,
  text: `select ${columns} ${ofLivePost} where c.id = $1`,
});

/** Returns a row where a live post has this id. */
export const livePost = defineStatement({
  name: 'comments.live-post',
  parameters: [uuid],
  columns: { id: uuid },
  text: `select id from content.posts where id = $1 and status = 'LIVE'`,
});
