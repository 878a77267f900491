import { index, text, uuid } from 'drizzle-orm/pg-core';
import { content } from '../postgres-schemas';
import { posts } from './posting';

export const postFiles = content.table(
  'post_files',
  {
    fileKey: text().primaryKey(),
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
  },
  (t) => [index('post_files_of_post').on(t.postId)],
);
