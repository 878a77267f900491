import { primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../column-types';
import { content } from '../postgres-schemas';
import { comments } from './comments';
import { posts } from './posting';

export const postVersions = content.table(
  'post_versions',
  {
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    title: text(),
    content: text().notNull(),
    writtenAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.writtenAt] })],
);

export const commentVersions = content.table(
  'comment_versions',
  {
    commentId: uuid()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    writtenAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.commentId, t.writtenAt] })],
);
