import { index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { content } from '../postgres-schemas';
import { posts } from './posting';

export const hiddenPosts = content.table(
  'hidden_posts',
  {
    voterRef: bytes().notNull(),
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.voterRef, t.postId] }), index('hidden_posts_of_post').on(t.postId)],
);

/** Blocked names. The block applies to the name, not to its owner. */
export const blockedNames = content.table(
  'blocked_names',
  { voterRef: bytes().notNull(), name: text().notNull() },
  (t) => [primaryKey({ columns: [t.voterRef, t.name] })],
);
