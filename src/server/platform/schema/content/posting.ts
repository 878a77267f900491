import { sql } from 'drizzle-orm';
import { boolean, check, date, foreignKey, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { INDIA_TIME_ZONE } from '../../../../core/kernel/common/india-calendar.rules';
import { HEAT_EPOCH, HEAT_TENFOLD_SECONDS } from '../../../../core/talk/posting/heat.rules';
import { VIEW_COUNT_DAYS } from '../../../../core/talk/posting/post-views.rules';
import { bytes, moment, wordVector } from '../column-types';
import { content } from '../postgres-schemas';
import { interviewQuestions } from '../research/interviews';
import { author } from './author';
import { communities } from './communities';

const SECONDS_OF_HEAT = `extract(epoch from created_at - timestamptz '${HEAT_EPOCH}')`;

export const posts = content.table(
  'posts',
  {
    id: uuid().primaryKey(),
    status: text({ enum: ['FLAGGED', 'LIVE', 'AUTHOR_REJECTED', 'NOT_FOUND', 'DELETED'] }).notNull(),
    kind: text({ enum: ['salary', 'poll', 'image', 'video'] }),
    media: jsonb(),
    link: jsonb(),
    /** True if the author removed the link card. */
    hidesLink: boolean().notNull().default(false),
    title: text(),
    content: text().notNull(),
    mentions: text().array().notNull().default([]),
    ...author,
    communityType: text({ enum: ['topic', 'company', 'department'] }).notNull(),
    communityId: integer().notNull(),
    campaign: text(),
    questionId: uuid()
      .unique()
      .references(() => interviewQuestions.id, { onDelete: 'cascade' }),
    /** True if a word ends with a question mark, or it is an interview question. */
    asks: boolean()
      .notNull()
      .generatedAlwaysAs(sql`((coalesce(title, '') || ' ' || content) ~ '[?？؟](\\s|$)' or question_id is not null)`),
    createdAt: moment().notNull(),
    editedAt: moment(),
    deletedAt: moment(),
    upvotes: integer().notNull().default(0),
    downvotes: integer().notNull().default(0),
    commentsCount: integer().notNull().default(0),
    viewsCount: integer().notNull().default(0),
    score: integer().notNull().generatedAlwaysAs(sql`upvotes - downvotes`),
    /**
     * Seconds since 2020, plus a bonus that grows with the logarithm of points and comments. The order does not
     * change with time.
     */
    heat: integer()
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          `(${SECONDS_OF_HEAT} + ${HEAT_TENFOLD_SECONDS} * log(greatest(upvotes - downvotes + comments_count, 1)))::integer`,
        ),
      ),
    /** The approximate month since 2020. Searches read the newest first (services/research/search). */
    bucket: integer()
      .notNull()
      .generatedAlwaysAs(sql.raw(`(${SECONDS_OF_HEAT} / 2592000)::integer`)),
    words: wordVector().notNull(),
  },
  (t) => [
    foreignKey({ columns: [t.communityType, t.communityId], foreignColumns: [communities.type, communities.entityId] }),
    index('posts_written').on(t.createdAt),
    index('posts_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
    index('posts_live_newest')
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'LIVE'`),
    index('posts_live_in_community')
      .on(t.communityType, t.communityId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'LIVE'`),
    index('posts_asking_in_community')
      .on(t.communityType, t.communityId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'LIVE' and asks`),
    index('posts_live_top')
      .on(t.score.desc().nullsFirst(), t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'LIVE'`),
    index('posts_live_top_in_community')
      .on(
        t.communityType,
        t.communityId,
        t.score.desc().nullsFirst(),
        t.createdAt.desc().nullsFirst(),
        t.id.desc().nullsFirst(),
      )
      .where(sql`status = 'LIVE'`),
    index('posts_live_rising')
      .on(t.heat.desc().nullsFirst(), t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'LIVE'`),
    index('posts_live_rising_in_community')
      .on(
        t.communityType,
        t.communityId,
        t.heat.desc().nullsFirst(),
        t.createdAt.desc().nullsFirst(),
        t.id.desc().nullsFirst(),
      )
      .where(sql`status = 'LIVE'`),
    index('posts_words').using('gin', t.bucket, t.words).with({ fastupdate: false }).where(sql`status = 'LIVE'`),
    check('posts_status', sql`${t.status} in ('FLAGGED', 'LIVE', 'AUTHOR_REJECTED', 'NOT_FOUND', 'DELETED')`),
    check('posts_kind', sql`${t.kind} in ('salary', 'poll', 'image', 'video')`),
    check('posts_content', sql`length(${t.content}) between 1 and 10000`),
  ],
);

/** Views, one per viewer. A trigger keeps the post's count, which survives the row. */
export const postViews = content.table(
  'post_views',
  {
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    viewerRef: bytes().notNull(),
    /** The post's day plus the retention of views. The default is for older rows. */
    endsOn: date()
      .notNull()
      .default(sql.raw(`(now() at time zone '${INDIA_TIME_ZONE}')::date + ${VIEW_COUNT_DAYS}`)),
  },
  (t) => [primaryKey({ columns: [t.postId, t.viewerRef] }), index('post_views_end').on(t.endsOn)],
);
