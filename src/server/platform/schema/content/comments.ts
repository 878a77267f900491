import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { check, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../column-types';
import { content } from '../postgres-schemas';
import { author } from './author';
import { posts } from './posting';

/** Comments and replies. Triggers keep the counts. A deleted comment becomes an empty placeholder. */
export const comments = content.table(
  'comments',
  {
    id: uuid().primaryKey(),
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    parentId: uuid().references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    status: text({ enum: ['LIVE', 'DELETED'] })
      .notNull()
      .default('LIVE'),
    content: text().notNull(),
    mentions: text().array().notNull().default([]),
    ...author,
    createdAt: moment().notNull(),
    editedAt: moment(),
    upvotes: integer().notNull().default(0),
    downvotes: integer().notNull().default(0),
    score: integer().notNull().generatedAlwaysAs(sql`upvotes - downvotes`),
    /** The number of visible replies: live ones, and deleted ones with replies. */
    repliesCount: integer().notNull().default(0),
  },
  (t) => [
    index('comments_popular')
      .on(t.postId, t.score.desc().nullsFirst(), t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`parent_id is null`),
    index('comments_newest')
      .on(t.postId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`parent_id is null`),
    index('comments_replies').on(t.parentId, t.createdAt, t.id).where(sql`parent_id is not null`),
    index('comments_written').on(t.createdAt),
    index('comments_of_post').on(t.postId),
    check('comments_status', sql`${t.status} in ('LIVE', 'DELETED')`),
    check('comments_content', sql`(${t.status} = 'LIVE') = (length(${t.content}) between 1 and 2000)`),
    check('comments_replies_count', sql`${t.repliesCount} >= 0`),
  ],
);
