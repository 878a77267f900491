import { exportRowsOfIds } from '@/server/platform/personal/exported-rows.queries';
import { formerAuthor } from '@/server/platform/personal/former-author';
import { contributionMergeStatements } from '@/server/platform/personal/merge-contributions.queries';
import { arrayOf, bytes, moment, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const BATCH = 1_000;

/** Pages through all posts by age. Only the newest have known viewers. */
export const postsBehind = defineStatement({
  name: 'posting.posts-behind',
  parameters: [moment, uuid],
  columns: { id: uuid, created_at: moment },
  text: `select id, created_at from content.posts
         where created_at >= $1::timestamptz and (created_at, id) > ($1::timestamptz, $2::uuid) order by created_at, id limit ${BATCH}`,
});

export const exportedPosts = exportRowsOfIds(
  'posts',
  `select p.id, p.created_at, p.status, c.name as community, p.author_name as shown_as, p.title, p.content, p.campaign,
     p.upvotes, p.downvotes, p.comments_count, p.media, p.link ->> 'url' as link
   from content.posts p
   join content.communities c on c.type = p.community_type and c.entity_id = p.community_id
   where p.id = any($1) order by p.created_at`,
);

export const seenPosts = defineStatement({
  name: 'posting.seen-posts',
  parameters: [arrayOf(uuid), arrayOf(bytes)],
  columns: { post_id: uuid },
  text: `select v.post_id from content.post_views v
         join unnest($1::uuid[], $2::bytea[]) as seen (post_id, viewer_ref)
           on v.post_id = seen.post_id and v.viewer_ref = seen.viewer_ref`,
});

export const pausePosts = defineStatement({
  name: 'posting.pause',
  parameters: [arrayOf(uuid)],
  columns: {},
  text: `with paused as (
           insert into content.paused_posts (post_id, status)
           select id, status from content.posts where id = any($1) and status in ('LIVE', 'FLAGGED')
           on conflict do nothing returning post_id
         )
         update content.posts set status = 'NOT_FOUND' where id in (select post_id from paused)`,
});

export const resumePosts = defineStatement({
  name: 'posting.resume',
  parameters: [arrayOf(uuid)],
  columns: {},
  text: `with resumed as (
           delete from content.paused_posts where post_id = any($1) returning post_id, status
         )
         update content.posts p set status = r.status from resumed r where p.id = r.post_id`,
});

export const emptyDiscussedPosts = defineStatement({
  name: 'posting.empty-discussed',
  parameters: [arrayOf(uuid), arrayOf(bytes)],
  columns: {},
  text: `update content.posts p
         set status = 'DELETED', title = null, content = '-', mentions = '{}', media = null, link = null, kind = null, campaign = null, deleted_at = null, ${formerAuthor('gone.ref')}
         from unnest($1::uuid[], $2::bytea[]) as gone (id, ref)
         where p.id = gone.id and p.comments_count > 0`,
});

export const erasePosts = defineStatement({
  name: 'posting.erase',
  parameters: [arrayOf(uuid)],
  columns: {},
  text: 'delete from content.posts p where p.id = any($1) and p.comments_count = 0',
});

export const unlinkPosts = defineStatement({
  name: 'posting.unlink',
  parameters: [arrayOf(uuid), arrayOf(bytes)],
  columns: {},
  text: `update content.posts p set ${formerAuthor('gone.ref')}
         from unnest($1::uuid[], $2::bytea[]) as gone (id, ref) where p.id = gone.id`,
});

export const mergedPosts = contributionMergeStatements({ kind: 'posts', hasStatus: true, once: null });
