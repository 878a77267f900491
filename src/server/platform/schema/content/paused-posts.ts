import { text, uuid } from 'drizzle-orm/pg-core';
import { content } from '../postgres-schemas';
import { posts } from './posting';

/** Posts that are hidden while their author's account is deactivated, with the status that they had. */
export const pausedPosts = content.table('paused_posts', {
  postId: uuid()
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
  status: text({ enum: ['FLAGGED', 'LIVE', 'AUTHOR_REJECTED', 'NOT_FOUND', 'DELETED'] }).notNull(),
});
