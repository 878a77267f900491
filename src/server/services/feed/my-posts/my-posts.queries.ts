import { arrayOf, bigint, bytes, integer, moment, selectList, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { columnsForViewer, community } from '../posting/post.queries';

const columns = columnsForViewer('$2');

/** Those of the posts `$1` that are not deleted and stand behind the moment `$3` and the id `$4`, newest first and `$5` at most, for their author with the voter_ref `$2`. */
export const ownPosts = defineStatement({
  name: 'my-posts.own-posts',
  parameters: [arrayOf(uuid), bytes, moment, uuid, bigint],
  columns,
  text: `select ${selectList(columns, 'p')} from content.posts p ${community}
         where p.id = any($1) and p.status <> 'DELETED' and (p.created_at, p.id) < ($3, $4) order by p.created_at desc, p.id desc limit $5`,
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
