import { text, uuid } from 'drizzle-orm/pg-core';
import { content } from '../postgres-schemas';
import { posts } from './posting';

export const pausedPosts = content.table('paused_posts', {
  postId: uuid()
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
  status: text({ enum: ['FLAGGED', 'LIVE', 'AUTHOR_REJECTED', 'NOT_FOUND', 'DELETED'] }).notNull(),
});
