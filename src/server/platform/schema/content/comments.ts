import { index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../column-types';
import { content } from '../postgres-schemas';
import { author } from './author';
import { posts } from './posting';

/** Comments under posts. */
export const comments = content.table(
  'comments',
  {
    id: uuid().primaryKey(),
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    ...author,
    createdAt: moment().notNull(),
    upvotes: integer().notNull().default(0),
  },
  (t) => [
    index('comments_popular').on(
      t.postId,
      t.upvotes.desc().nullsFirst(),
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('comments_newest').on(t.postId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);
