import { bytes, integer, nullable, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const commentContext = defineStatement({
  name: 'comments.surroundings',
  parameters: [uuid],
  columns: {
    post_id: uuid,
    post_seal: bytes,
    post_comments: integer,
    parent_id: nullable(uuid),
    parent_seal: nullable(bytes),
    parent_replies: nullable(integer),
  },
  text: `select p.id as post_id, p.author_seal as post_seal, p.comments_count as post_comments,
           t.id as parent_id, t.author_seal as parent_seal, t.replies_count as parent_replies
         from content.comments c join content.posts p on p.id = c.post_id left join content.comments t on t.id = c.parent_id
         where c.id = $1`,
});

const MAX_READ = 20;

const said = { id: uuid, content: text, author_ref: bytes } as const;

export const newestOfPost = defineStatement({
  name: 'comments.newest-of-post',
  parameters: [uuid],
  columns: said,
  text: `select id, content, author_ref from content.comments
         where post_id = $1 and status = 'LIVE' order by created_at desc, id desc limit ${MAX_READ}`,
});

export const newestReplies = defineStatement({
  name: 'comments.newest-replies',
  parameters: [uuid],
  columns: said,
  text: `select id, content, author_ref from content.comments
         where parent_id = $1 and status = 'LIVE' order by created_at desc, id desc limit ${MAX_READ}`,
});
