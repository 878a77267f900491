import { index, text, uuid } from 'drizzle-orm/pg-core';
import { content } from '../postgres-schemas';
import { posts } from './posting';

/** The picture files that posts use, by the key that names them; a trigger lists the file of a row that goes as unused. */
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
