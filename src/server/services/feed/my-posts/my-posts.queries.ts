import { arrayOf, bytes, integer, moment, selectList, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { columnsForViewer, community } from '../posting/post.queries';

const authored = { id: uuid, author_ref: bytes, created_at: moment } as const;

/** The 1,000 posts behind the id `$1`, whoever wrote them. */
export const postsById = defineStatement({
  name: 'my-posts.posts-by-id',
  parameters: [uuid],
  columns: authored,
  text: 'select id, author_ref, created_at from content.posts where id > $1 order by id limit 1000',
});

/** The 1,000 comments behind the id `$1`, whoever wrote them. */
export const commentsById = defineStatement({
  name: 'my-posts.comments-by-id',
  parameters: [uuid],
  columns: authored,
  text: 'select id, author_ref, created_at from content.comments where id > $1 order by id limit 1000',
});

/** The posts since `$1`, whoever wrote them. */
export const postsSince = defineStatement({
  name: 'my-posts.posts-since',
  parameters: [moment],
  columns: authored,
  text: 'select id, author_ref, created_at from content.posts where created_at >= $1',
});

/** The comments since `$1`, whoever wrote them. */
export const commentsSince = defineStatement({
  name: 'my-posts.comments-since',
  parameters: [moment],
  columns: authored,
  text: 'select id, author_ref, created_at from content.comments where created_at >= $1',
});

const columns = columnsForViewer('$2');

/** Those of the posts `$1` that are not deleted, newest first, for their author with the voter_ref `$2`. */
export const ownPosts = defineStatement({
  name: 'my-posts.own-posts',
  parameters: [arrayOf(uuid), bytes],
  columns,
  text: `select ${selectList(columns, 'p')} from content.posts p ${community}
         where p.id = any($1) and p.status <> 'DELETED' order by p.created_at desc, p.id desc`,
});

/** Counts those of the posts `$1` and the comments `$2` that are not deleted, and what the persona `$3` follows. */
export const ownCounts = defineStatement({
  name: 'my-posts.own-counts',
  parameters: [arrayOf(uuid), arrayOf(uuid), bytes],
  columns: { posts: integer, comments: integer, followed: integer },
  text: `select
           (select count(*)::integer from content.posts where id = any($1) and status <> 'DELETED') as posts,
           (select count(*)::integer from content.comments where id = any($2) and status <> 'DELETED') as comments,
           (select count(*)::integer from persona.memberships where persona_ref = $3) as followed`,
});
