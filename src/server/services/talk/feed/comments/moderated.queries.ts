import type { ItemRows } from '@/server/platform/moderation/item-rows';
import { BYLINE_PART, copyOf, readOf } from '@/server/platform/moderation/moderated-table.queries';
import { jsonb } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const copyComment = copyOf('comment', 'content.comments', `'live'`, '', `t.status = 'LIVE'`);

const CONTEXT_LENGTH = 300;

export const readComment = readOf(
  'comment',
  'content.comments',
  {
    place: 'c.name',
    place_size: 'c.posts_count',
    path: `'/p/' || r.post_id`,
    title: 'null::text',
    context: `coalesce((select above.content from content.comments above where above.id = r.parent_id), p.title, left(p.content, ${CONTEXT_LENGTH}))`,
    rating: 'null::smallint',
    parts: `jsonb_build_array(jsonb_build_object('label', 'TEXT', 'text', r.content)) || ${BYLINE_PART}`,
  },
  `join content.posts p on p.id = r.post_id
   join content.communities c on c.type = p.community_type and c.entity_id = p.community_id`,
);

/** Skips a comment whose row is gone, or that its author rewrote. */
export const showComment = defineStatement({
  name: 'moderation.show-comment',
  parameters: [jsonb<ItemRows>()],
  columns: {},
  text: `update content.comments c set status = 'LIVE', content = r.content, mentions = r.mentions, edited_at = r.edited_at, author_name = r.author_name,
           author_tagline = r.author_tagline, author_avatar = r.author_avatar, author_color = r.author_color, author_proof = r.author_proof
         from jsonb_populate_record(null::content.comments, $1::jsonb -> 'item') r where c.id = r.id and c.status = 'DELETED'`,
});
