import { rowsOfIds } from '@/server/platform/personal/exported-rows.queries';
import { formerAuthor } from '@/server/platform/personal/former-author';
import { arrayOf, bytes, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Comments by id. */
export const exportedComments = rowsOfIds(
  'comments',
  `select id, post_id, created_at, author_name as shown_as, content, upvotes
   from content.comments where id = any($1) order by created_at`,
);

/** Empties comments; `$2` has a reference of nobody for each. The replies of others stay where they are. */
export const emptyComments = defineStatement({
  name: 'comments.empty-own',
  parameters: [arrayOf(uuid), arrayOf(bytes)],
  columns: {},
  text: `update content.comments c set status = 'DELETED', content = '', mentions = '{}', edited_at = null, ${formerAuthor('gone.ref')}
         from unnest($1::uuid[], $2::bytea[]) as gone (id, ref) where c.id = gone.id`,
});

/** Removes the comments that nothing hangs below. */
export const eraseComments = defineStatement({
  name: 'comments.erase-own',
  parameters: [arrayOf(uuid)],
  columns: {},
  text: `delete from content.comments c
         where c.id = any($1) and not exists (select 1 from content.comments r where r.parent_id = c.id)`,
});

/** Leaves comments without their author: `$2` has a reference of nobody for each. */
export const unlinkComments = defineStatement({
  name: 'comments.unlink',
  parameters: [arrayOf(uuid), arrayOf(bytes)],
  columns: {},
  text: `update content.comments c set ${formerAuthor('gone.ref')}
         from unnest($1::uuid[], $2::bytea[]) as gone (id, ref) where c.id = gone.id`,
});
