import { exportRowsOfIds } from '@/server/platform/personal/exported-rows.queries';
import { formerAuthor } from '@/server/platform/personal/former-author';
import { contributionMergeStatements } from '@/server/platform/personal/merge-contributions.queries';
import { arrayOf, bytes, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const exportedComments = exportRowsOfIds(
  'comments',
  `select id, post_id, created_at, author_name as shown_as, content, upvotes
   from content.comments where id = any($1) order by created_at`,
);

/** Empties comments. `$2` are their new anonymous references, in the same order. Replies stay. */
export const emptyComments = defineStatement({
  name: 'comments.empty-own',
  parameters: [arrayOf(uuid), arrayOf(bytes)],
  columns: {},
  text: `update content.comments c set status = 'DELETED', content = '', mentions = '{}', edited_at = null, ${formerAuthor('gone.ref')}
         from unnest($1::uuid[], $2::bytea[]) as gone (id, ref) where c.id = gone.id`,
});

export const eraseComments = defineStatement({
  name: 'comments.erase-own',
  parameters: [arrayOf(uuid)],
  columns: {},
  text: `delete from content.comments c
         where c.id = any($1) and not exists (select 1 from content.comments r where r.parent_id = c.id)`,
});

/** Unlinks comments. `$2` are their new anonymous references, in the same order. */
export const unlinkComments = defineStatement({
  name: 'comments.unlink',
  parameters: [arrayOf(uuid), arrayOf(bytes)],
  columns: {},
  text: `update content.comments c set ${formerAuthor('gone.ref')}
         from unnest($1::uuid[], $2::bytea[]) as gone (id, ref) where c.id = gone.id`,
});

const KEPT = 'content, mentions, edited_at, author_name, author_tagline, author_avatar, author_color, author_proof';

export const keepPausedComments = defineStatement({
  name: 'comments.keep-paused',
  parameters: [arrayOf(uuid)],
  columns: {},
  text: `insert into content.paused_comments (comment_id, ${KEPT})
         select id, ${KEPT} from content.comments where id = any($1) and status = 'LIVE' on conflict do nothing`,
});

export const pauseComments = defineStatement({
  name: 'comments.pause',
  parameters: [arrayOf(uuid)],
  columns: {},
  text: `update content.comments set status = 'DELETED', content = '', mentions = '{}', edited_at = null, author_name = '',
           author_tagline = null, author_avatar = '', author_color = '', author_proof = null
         where id = any($1) and status = 'LIVE'`,
});

export const resumeComments = defineStatement({
  name: 'comments.resume',
  parameters: [arrayOf(uuid)],
  columns: {},
  text: `with resumed as (delete from content.paused_comments where comment_id = any($1) returning *)
         update content.comments c
         set status = 'LIVE', (${KEPT}) = (${KEPT.split(', ')
           .map((column) => `r.${column}`)
           .join(', ')})
         from resumed r where c.id = r.comment_id`,
});

export const mergedComments = contributionMergeStatements({ kind: 'comments', hasStatus: true, once: null });
