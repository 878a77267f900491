import { SYNTHETIC_LABEL } from '@/core/talk/post-media/synthetic.rules';
import { youtubeAddressOf } from '@/core/talk/post-media/youtube.rules';
import { BYLINE_PART, copyOf, readOf } from '@/server/platform/moderation/moderated-table.queries';
import { textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const STATUS = '(select x.status from content.paused_posts x where x.post_id = t.id)';

/** Copies a post. Removed posts are `NOT_FOUND`, like missing ones; held ones are `FLAGGED` (EM-POST-STATUS). */
export const copyPost = copyOf(
  'post',
  'content.posts',
  `case coalesce(${STATUS}, t.status) when 'LIVE' then 'live' when 'FLAGGED' then 'held' when 'NOT_FOUND' then 'removed' else 'withdrawn' end`,
  `, 'options', (select b.options from content.ballots b where b.post_id = t.id)`,
  `(t.status in ('LIVE', 'FLAGGED', 'NOT_FOUND') or t.deleted_at is not null)`,
);

export const readPost = readOf(
  'post',
  'content.posts',
  {
    place: 'c.name',
    place_size: 'c.posts_count',
    path: `'/p/' || r.id`,
    title: 'r.title',
    context: 'null::text',
    rating: 'null::smallint',
    parts: `jsonb_build_array(jsonb_build_object('label', 'TEXT', 'text', r.content))
      || coalesce((select jsonb_agg(jsonb_build_object('label', 'OPTION', 'text', o)) from jsonb_array_elements(nullif($1::jsonb -> 'options', 'null')) o
           where jsonb_typeof(o) = 'string'), '[]')
      || coalesce((select jsonb_agg(jsonb_build_object('label', 'OPTION', 'text', concat_ws(', ', o ->> 'companyName', o ->> 'designation', o ->> 'city')))
           from jsonb_array_elements(nullif($1::jsonb -> 'options', 'null')) o where jsonb_typeof(o) = 'object'), '[]')
      || coalesce((select jsonb_agg(jsonb_build_object('label', 'PICTURE', 'text', '/media/' || (m ->> 'fileKey') || '.webp'))
           from jsonb_array_elements(nullif(r.media, 'null')) m where m ? 'fileKey'), '[]')
      || coalesce((select jsonb_agg(jsonb_build_object('label', 'CAPTION', 'text', m ->> 'description'))
           from jsonb_array_elements(nullif(r.media, 'null')) m where m ->> 'description' <> ''), '[]')
      || coalesce((select jsonb_agg(jsonb_build_object('label', 'VIDEO', 'text', '${youtubeAddressOf('YOUTUBE_VIDEO', '', 0)}' || (m ->> 'videoId')))
           from jsonb_array_elements(nullif(r.media, 'null')) m where m ? 'videoId'), '[]')
      || coalesce((select jsonb_agg(jsonb_build_object('label', 'FACT', 'text', '${SYNTHETIC_LABEL}'))
           from jsonb_array_elements(nullif(r.media, 'null')) m where m ? 'isSynthetic'), '[]')
      || jsonb_build_array(jsonb_build_object('label', 'LINK', 'text', (r.link ->> 'host') || ': ' || concat_ws('. ', r.link ->> 'siteName', r.link ->> 'title', r.link ->> 'description')))
      || ${BYLINE_PART}`,
  },
  'join content.communities c on c.type = r.community_type and c.entity_id = r.community_id',
);

/** Sets the status. Deferred while the author's account is paused. */
export const setPostStatus = defineStatement({
  name: 'moderation.set-post-status',
  parameters: [uuid, textOf<'LIVE' | 'FLAGGED' | 'NOT_FOUND'>()],
  columns: {},
  text: `with paused as (update content.paused_posts set status = $2 where post_id = $1 returning post_id)
         update content.posts set status = $2
         where id = $1 and status in ('LIVE', 'FLAGGED', 'NOT_FOUND') and not exists (select from paused)`,
});

export const destroyPost = defineStatement({
  name: 'moderation.destroy-post',
  parameters: [uuid],
  columns: {},
  text: `delete from content.posts where id = $1 and status = 'NOT_FOUND' and comments_count = 0`,
});

export const emptyPost = defineStatement({
  name: 'moderation.empty-post',
  parameters: [uuid],
  columns: {},
  text: `update content.posts set title = null, content = '-', media = null, link = null, kind = null, campaign = null, mentions = '{}', edited_at = null,
           author_name = '', author_tagline = null, author_avatar = '', author_color = '', author_proof = null
         where id = $1 and status = 'NOT_FOUND'`,
});
