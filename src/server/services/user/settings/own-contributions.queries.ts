import { arrayOf, bytes, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const authoredColumns = { id: uuid, author_ref: bytes } as const;
const page = 'order by id limit 1000';

/** The 1,000 posts behind the id `$1`, whoever wrote them. */
export const postsBehind = defineStatement({
  name: 'settings.posts-behind',
  parameters: [uuid],
  columns: authoredColumns,
  text: `select id, author_ref from content.posts where id > $1 ${page}`,
});

/** The 1,000 comments behind the id `$1`, whoever wrote them. */
export const commentsBehind = defineStatement({
  name: 'settings.comments-behind',
  parameters: [uuid],
  columns: authoredColumns,
  text: `select id, author_ref from content.comments where id > $1 ${page}`,
});

/** The 1,000 posts behind the id `$1` that are hidden because their author's account is deactivated. */
export const pausedPostsBehind = defineStatement({
  name: 'settings.paused-posts-behind',
  parameters: [uuid],
  columns: authoredColumns,
  text: `select p.id, p.author_ref from content.paused_posts x join content.posts p on p.id = x.post_id
         where p.id > $1 order by p.id limit 1000`,
});

/** Removes the marks of who has seen posts, pair by pair. */
export const forgetViews = defineStatement({
  name: 'settings.forget-views',
  parameters: [arrayOf(uuid), arrayOf(bytes)],
  columns: {},
  text: `delete from content.post_views v using unnest($1::uuid[], $2::bytea[]) as seen (post_id, viewer_ref)
         where v.post_id = seen.post_id and v.viewer_ref = seen.viewer_ref`,
});

/** Those of the posts `$1` that the viewer with the reference at the same place of `$2` has seen. */
export const seenPosts = defineStatement({
  name: 'settings.seen-posts',
  parameters: [arrayOf(uuid), arrayOf(bytes)],
  columns: { post_id: uuid },
  text: `select v.post_id from content.post_views v
         join unnest($1::uuid[], $2::bytea[]) as seen (post_id, viewer_ref)
           on v.post_id = seen.post_id and v.viewer_ref = seen.viewer_ref`,
});
