import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgSchema, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from './column-types';

/**
 * What was written. Nothing here joins to a person: `author_ref` is another value for each contribution, and the author
 * is sealed with a key that the database does not have.
 */
export const content = pgSchema('content');

/** Everything one can follow and post into; one row per topic, company and department, with maintained counts. */
export const communities = content.table(
  'communities',
  {
    type: text({ enum: ['topic', 'company', 'department'] }).notNull(),
    entityId: integer().notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    logo: text(),
    category: text().notNull(),
    postsCount: integer().notNull().default(0),
    followersCount: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.type, t.entityId] }),
    index('communities_by_followers').on(t.followersCount.desc().nullsFirst(), t.type, t.entityId),
    index('communities_by_slug').on(t.type, t.slug),
    index('communities_name_prefix').on(sql`lower(${t.name}) collate "C"`),
    index('communities_name_parts').using('gin', sql`lower(${t.name}) gin_trgm_ops`).with({ fastupdate: false }),
    check('communities_type', sql`${t.type} in ('topic', 'company', 'department')`),
    check('communities_counts', sql`${t.postsCount} >= 0 and ${t.followersCount} >= 0`),
  ],
);

/** The profile a contribution was written under, as it was then, and its sealed author. */
const author = {
  authorRef: bytes().notNull(),
  authorSeal: bytes().notNull(),
  authorName: text().notNull(),
  authorTagline: text(),
  authorAvatar: text().notNull(),
  authorColor: text().notNull(),
  profileType: text({ enum: ['ANONYMOUS', 'DESIGNATION'] }).notNull(),
};

/** Posts; their counts of votes, comments and views are kept up to date by the writes. */
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

/** One row per person and post; a trigger keeps the post's counts. `value` is 1 for up, -1 for down. */
export const votes = content.table(
  'votes',
  {
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    voterRef: bytes().notNull(),
    value: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.voterRef] }), check('votes_value', sql`${t.value} in (1, -1)`)],
);

/** One row per person and post that the person has seen; a trigger keeps the post's count. */
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
