import { boolean, bytes, from, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const columns = { is_own: from('author_ref = $2', boolean) } as const;
/** Imported contributions have no author. */
const authorlessColumns = { is_own: from('author_ref is not null and author_ref = $2', boolean) } as const;

/** A live post, and whether its author_ref is `$2`. */
export const livePostOf = defineStatement({
  name: 'reports.live-post',
  parameters: [uuid, bytes],
  columns,
  text: `select author_ref = $2 as is_own from content.posts where id = $1 and status = 'LIVE'`,
});

/** A live comment of a live post, and whether its author_ref is `$2`. */
export const liveCommentOf = defineStatement({
  name: 'reports.live-comment',
  parameters: [uuid, bytes],
  columns,
  text: `select c.author_ref = $2 as is_own from content.comments c
         join content.posts p on p.id = c.post_id and p.status = 'LIVE' where c.id = $1 and c.status = 'LIVE'`,
});

/** A live review, and whether its author_ref is `$2`. */
export const liveReviewOf = defineStatement({
  name: 'reports.live-review',
  parameters: [uuid, bytes],
  columns: authorlessColumns,
  text: `select author_ref is not null and author_ref = $2 as is_own from research.reviews where id = $1 and status = 'LIVE'`,
});

/** A live photo of a company, and whether its author_ref is `$2`. */
export const livePhotoOf = defineStatement({
  name: 'reports.live-photo',
  parameters: [uuid, bytes],
  columns: authorlessColumns,
  text: `select author_ref is not null and author_ref = $2 as is_own from research.photos where id = $1 and status = 'LIVE'`,
});

/** A report of an interview, and whether its author_ref is `$2`. */
export const interviewOf = defineStatement({
  name: 'reports.interview',
  parameters: [uuid, bytes],
  columns: authorlessColumns,
  text: 'select author_ref is not null and author_ref = $2 as is_own from research.interviews where id = $1',
});
