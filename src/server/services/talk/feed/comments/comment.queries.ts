import type { CommentStatus, ProfileType } from '@/contract/generated/feed';
import type { RowOf } from '@/server/platform/sql-types';
import {
  arrayOf,
  bytes,
  from,
  integer,
  moment,
  nullable,
  selectList,
  smallint,
  text,
  textOf,
  uuid,
} from '@/server/platform/sql-types';
import { definePages, defineStatement } from '@/server/platform/statement';
import { bylineColumns } from '../posting/byline';

export const commentColumns = {
  id: uuid,
  post_id: uuid,
  parent_id: nullable(uuid),
  status: textOf<CommentStatus>(),
  content: text,
  mentions: arrayOf(text),
  author_ref: bytes,
  ...bylineColumns,
  profile_type: textOf<ProfileType>(),
  created_at: moment,
  edited_at: nullable(moment),
  upvotes: integer,
  downvotes: integer,
  score: integer,
  replies_count: integer,
  replies_below: from('case when c.replies_count = 0 then 0 else content.replies_below(c.id) end', integer),
} as const;

export interface CommentRow extends RowOf<typeof commentColumns> {
  /** 1 up, -1 down. Null if the viewer has not voted, absent without a viewer. */
  readonly vote?: number | null;
}

const columnsForViewer = (voter: string) => ({
  ...commentColumns,
  vote: from(
    `(select v.value from content.comment_votes v where v.comment_id = c.id and v.voter_ref = ${voter})`,
    nullable(smallint),
  ),
});

const forFourth = columnsForViewer('$4');
const forFifth = columnsForViewer('$5');
const forThird = columnsForViewer('$3');
const forSecond = columnsForViewer('$2');
const ofLivePost = `from content.comments c join content.posts p on p.id = c.post_id and p.status = 'LIVE'`;
const isShown = `(c.status = 'LIVE' or c.replies_count > 0)`;
const ofPost = `${ofLivePost} where c.post_id = $1 and c.parent_id is null and ${isShown}`;
const byMoment = [uuid, moment, uuid] as const;
const voter = nullable(bytes);

export const newestComments = definePages((rows) =>
  defineStatement({
    name: `comments.newest.${rows}`,
    parameters: [...byMoment, voter],
    columns: forFourth,
    text: `select ${selectList(forFourth, 'c')} ${ofPost} and (c.created_at, c.id) < ($2, $3)
           order by c.created_at desc, c.id desc limit ${rows}`,
  }),
);

export const oldestComments = definePages((rows) =>
  defineStatement({
    name: `comments.oldest.${rows}`,
    parameters: [...byMoment, voter],
    columns: forFourth,
    text: `select ${selectList(forFourth, 'c')} ${ofPost} and (c.created_at, c.id) > ($2, $3)
           order by c.created_at, c.id limit ${rows}`,
  }),
);

export const popularComments = definePages((rows) =>
  defineStatement({
    name: `comments.popular.${rows}`,
    parameters: [...byMoment, integer, voter],
    columns: forFifth,
    text: `select ${selectList(forFifth, 'c')} ${ofPost}
           and (c.score, c.created_at, c.id) < ($4, $2, $3)
           order by c.score desc, c.created_at desc, c.id desc limit ${rows}`,
  }),
);

export const repliesTo = definePages((rows) =>
  defineStatement({
    name: `comments.replies.${rows}`,
    parameters: [...byMoment, voter],
    columns: forFourth,
    text: `select ${selectList(forFourth, 'c')} ${ofLivePost} where c.parent_id = $1 and ${isShown} and (c.created_at, c.id) > ($2, $3)
           order by c.created_at, c.id limit ${rows}`,
  }),
);

export const firstRepliesTo = defineStatement({
  name: 'comments.first-replies',
  parameters: [arrayOf(uuid), integer, voter],
  columns: forThird,
  text: `select ${selectList(forThird, 'c')} from unnest($1::uuid[]) as parent (id) cross join lateral (
           select c.* ${ofLivePost} where c.parent_id = parent.id and ${isShown}
           order by c.created_at, c.id limit $2::integer
         ) c order by c.created_at, c.id`,
});

/** Returns no row for a post with more than `$2` comments. */
export const allRepliesOfFew = defineStatement({
  name: 'comments.all-replies-of-few',
  parameters: [uuid, integer, voter],
  columns: forThird,
  text: `select ${selectList(forThird, 'c')} ${ofLivePost} and p.comments_count <= $2
         where c.post_id = $1 and c.parent_id is not null and ${isShown} order by c.created_at, c.id`,
});

export const commentById = defineStatement({
  name: 'comments.by-id',
  parameters: [uuid, voter],
  columns: forSecond,
  text: `select ${selectList(forSecond, 'c')} ${ofLivePost} where c.id = $1`,
});

export const commentOfAnyPost = defineStatement({
  name: 'comments.of-any-post',
  parameters: [uuid],
  columns: commentColumns,
  text: `select ${selectList(commentColumns, 'c')} from content.comments c where c.id = $1`,
});

export const livePost = defineStatement({
  name: 'comments.live-post',
  parameters: [uuid],
  columns: { id: uuid },
  text: `select id from content.posts where id = $1 and status = 'LIVE'`,
});
