import type { ProfileType } from '@/contract/generated/feed';
import { arrayOf, bytes, integer, moment, nullable, selectList, text, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { bylineColumns } from '../posting/byline';
import { commentColumns } from './comment.queries';

export const postColumns = { post_id: uuid, post_seal: bytes, post_comments: integer } as const;
export const parentColumns = { parent_id: uuid, parent_seal: bytes, parent_replies: integer } as const;
export const ofPost = 'p.id as post_id, p.author_seal as post_seal, p.comments_count as post_comments';
export const ofParent = 'c.id as parent_id, c.author_seal as parent_seal, c.replies_count as parent_replies';

export const postTarget = defineStatement({
  name: 'comments.post-target',
  parameters: [uuid],
  columns: postColumns,
  text: `select ${ofPost} from content.posts p where p.id = $1 and p.status = 'LIVE' for no key update of p`,
});

export const commentTarget = defineStatement({
  name: 'comments.comment-target',
  parameters: [uuid],
  columns: { ...postColumns, ...parentColumns },
  text: `select ${ofPost}, ${ofParent}
         from content.comments c join content.posts p on p.id = c.post_id and p.status = 'LIVE'
         where c.id = $1 and c.status = 'LIVE' for no key update of p, c`,
});

export const writtenParameters = {
  id: uuid,
  post_id: uuid,
  parent_id: nullable(uuid),
  content: text,
  author_ref: bytes,
  author_seal: bytes,
  ...bylineColumns,
  profile_type: textOf<ProfileType>(),
  created_at: moment,
} as const;
const insertedColumns = [...Object.keys(writtenParameters), 'mentions'];

export const insertComment = defineStatement({
  name: 'comments.insert',
  parameters: { ...writtenParameters, mentions: arrayOf(text) },
  columns: commentColumns,
  text: `insert into content.comments as c (${insertedColumns.join(', ')})
         values (${insertedColumns.map((column) => `$${column}`).join(', ')})
         returning ${selectList(commentColumns, 'c')}`,
});

export const changeComment = defineStatement({
  name: 'comments.change',
  parameters: [uuid, text, moment, arrayOf(text)],
  columns: commentColumns,
  text: `update content.comments as c set content = $2, edited_at = $3, mentions = $4
         where c.id = $1 and c.status = 'LIVE' returning ${selectList(commentColumns, 'c')}`,
});

export const restoreComment = defineStatement({
  name: 'comments.restore',
  parameters: { id: uuid, content: text, ...bylineColumns, mentions: arrayOf(text) },
  columns: commentColumns,
  text: `update content.comments as c set status = 'LIVE', content = $content, author_name = $author_name,
           author_tagline = $author_tagline, author_avatar = $author_avatar, author_color = $author_color, author_proof = $author_proof, mentions = $mentions
         where c.id = $id and c.status = 'DELETED' returning ${selectList(commentColumns, 'c')}`,
});

export const eraseComment = defineStatement({
  name: 'comments.erase',
  parameters: [uuid],
  columns: {},
  text: `update content.comments set status = 'DELETED', content = '', mentions = '{}', edited_at = null, author_name = '',
           author_tagline = null, author_avatar = '', author_color = '', author_proof = null
         where id = $1 and status = 'LIVE'`,
});
