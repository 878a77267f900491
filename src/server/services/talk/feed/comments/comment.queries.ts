import type { CommentStatus, ProfileType } from '@/contract/generated/feed';
import { FIRST_REPLIES, MAX_EXPANDED_COMMENTS } from '@/core/talk/comments/first-replies.rules';
import type { Columns, RowOf } from '@/server/platform/sql-types';
import {
  arrayOf,
  boolean,
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
  replies_below: from(
    `c.replies_count + case when c.replies_count = 0 then 0 else coalesce((select sum(content.replies_below(r.id))
       from content.comments r where r.parent_id = c.id and r.replies_count > 0), 0)::integer end`,
    integer,
  ),
} as const;

export interface CommentRow extends RowOf<typeof commentColumns> {
  /** 1 up, -1 down. Null if the viewer has not voted, absent without a viewer. */
  readonly vote?: number | null;
}

export interface PageRow extends CommentRow {
  readonly is_few: boolean;
}

const columnsForViewer = (voter: string) => ({
  ...commentColumns,
  vote: from(
    `(select v.value from content.comment_votes v where v.comment_id = c.id and v.voter_ref = ${voter})`,
    nullable(smallint),
  ),
});

const forFourth = columnsForViewer('$4');
const forSecond = columnsForViewer('$2');
const pageForFourth = { ...forFourth, is_few: boolean };
const pageForFifth = { ...columnsForViewer('$5'), is_few: boolean };
const ofLivePost = `from content.comments c join content.posts p on p.id = c.post_id and p.status = 'LIVE'`;
const isShown = `(c.status = 'LIVE' or c.replies_count > 0)`;
const ofPost = `${ofLivePost} where c.post_id = $1 and c.parent_id is null and ${isShown}`;
const byMoment = [uuid, moment, uuid] as const;
const voter = nullable(bytes);
const { replies_below: _, ...storedColumns } = commentColumns;
const stored = selectList(storedColumns, 'c');

/**
 * Returns SQL for a page of comments in order, then their replies: all for a post with few comments (`is_few`), which
 * open by themselves, otherwise the first replies and one more.
 */
function pageWithReplies(rows: number, columns: Columns, behind: string, order: string): string {
  return `with page as materialized (
      select ${stored}, row_number() over (${order}) as place, p.comments_count <= ${MAX_EXPANDED_COMMENTS} as is_few
      ${ofPost} and ${behind} ${order} limit ${rows}
    ), shown as (
      select * from page
      union all
      select first.*, null, false from page cross join lateral (
        select ${stored} from content.comments c where c.parent_id = page.id and ${isShown}
        order by c.created_at, c.id limit ${FIRST_REPLIES + 1}
      ) first where page.replies_count > 0 and page.place < ${rows} and not page.is_few
      union all
      select ${stored}, null, true from content.comments c
      where c.post_id = $1 and c.parent_id is not null and ${isShown} and (select page.is_few from page limit 1)
    ) select ${selectList(columns, 'c')} from shown c order by c.place, c.created_at, c.id`;
}

export const newestComments = definePages((rows) =>
  defineStatement({
    name: `comments.newest.${rows}`,
    parameters: [...byMoment, voter],
    columns: pageForFourth,
    text: pageWithReplies(
      rows,
      pageForFourth,
      '(c.created_at, c.id) < ($2, $3)',
      'order by c.created_at desc, c.id desc',
    ),
  }),
);

export const oldestComments = definePages((rows) =>
  defineStatement({
    name: `comments.oldest.${rows}`,
    parameters: [...byMoment, voter],
    columns: pageForFourth,
    text: pageWithReplies(rows, pageForFourth, '(c.created_at, c.id) > ($2, $3)', 'order by c.created_at, c.id'),
  }),
);

export const popularComments = definePages((rows) =>
  defineStatement({
    name: `comments.popular.${rows}`,
    parameters: [...byMoment, integer, voter],
    columns: pageForFifth,
    text: pageWithReplies(
      rows,
      pageForFifth,
      '(c.score, c.created_at, c.id) < ($4, $2, $3)',
      'order by c.score desc, c.created_at desc, c.id desc',
    ),
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
