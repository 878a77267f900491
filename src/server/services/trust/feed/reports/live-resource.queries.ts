import { boolean, bytes, from, selectList, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const columns = { is_own: from('author_ref = $2', boolean) } as const;
/** Columns of imported contributions, which have no author. */
const authorlessColumns = { is_own: from('author_ref is not null and author_ref = $2', boolean) } as const;

export const livePostOf = defineStatement({
  name: 'reports.live-post',
  parameters: [uuid, bytes],
  columns,
  text: `select author_ref = $2 as is_own from content.posts where id = $1 and status = 'LIVE'`,
});

export const liveCommentOf = defineStatement({
  name: 'reports.live-comment',
  parameters: [uuid, bytes],
  columns,
  text: `select c.author_ref = $2 as is_own from content.comments c
         join content.posts p on p.id = c.post_id and p.status = 'LIVE' where c.id = $1 and c.status = 'LIVE'`,
});

const contributionOf = (name: string, table: string, condition = 'true') =>
  defineStatement({
    name: `reports.${name}`,
    parameters: [uuid, bytes],
    columns: authorlessColumns,
    text: `select ${selectList(authorlessColumns)} from research.${table} where id = $1 and ${condition}`,
  });

export const liveReviewOf = contributionOf('live-review', 'reviews', "status = 'LIVE'");
export const livePhotoOf = contributionOf('live-photo', 'photos', "status = 'LIVE'");
export const interviewOf = contributionOf('interview', 'interviews');

export const liveAnswerOf = contributionOf('live-answer', 'answers', "status = 'LIVE'");

export const liveJobOf = defineStatement({
  name: 'reports.live-job',
  parameters: [uuid, bytes],
  columns: { is_own: from('$2::bytea is null', boolean) },
  text: `select $2::bytea is null as is_own from research.jobs where id = $1 and status = 'LIVE'`,
});
