import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../column-types';
import { content } from '../postgres-schemas';
import { author } from './author';
import { communities } from './communities';

/** Posts; triggers keep their counts of votes, comments and views. */
export const posts = content.table(
  'posts',
  {
    id: uuid().primaryKey(),
    status: text({ enum: ['FLAGGED', 'LIVE', 'AUTHOR_REJECTED', 'NOT_FOUND', 'DELETED'] }).notNull(),
    title: text(),
    content: text().notNull(),
    ...author,
    communityType: text({ enum: ['topic', 'company', 'department'] }).notNull(),
    communityId: integer().notNull(),
    campaign: text(),
    createdAt: moment().notNull(),
    upvotes: integer().notNull().default(0),
    downvotes: integer().notNull().default(0),
    commentsCount: integer().notNull().default(0),
    viewsCount: integer().notNull().default(0),
  },
  (t) => [
    foreignKey({ columns: [t.communityType, t.communityId], foreignColumns: [communities.type, communities.entityId] }),
    index('posts_live_newest')
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'LIVE'`),
    index('posts_live_in_community')
      .on(t.communityType, t.communityId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'LIVE'`),
    check('posts_status', sql`${t.status} in ('FLAGGED', 'LIVE', 'AUTHOR_REJECTED', 'NOT_FOUND', 'DELETED')`),
    check('posts_content', sql`length(${t.content}) between 1 and 10000`),
  ],
);

/** One row per viewer and seen post; a trigger keeps the post's count. */
export const postViews = content.table(
  'post_views',
  {
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    viewerRef: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.viewerRef] })],
);
