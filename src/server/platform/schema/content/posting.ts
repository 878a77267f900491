import { sql } from 'drizzle-orm';
import { boolean, check, date, foreignKey, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { INDIA_TIME_ZONE } from '../../../../core/kernel/common/india-calendar.rules';
import { HEAT_EPOCH, TENFOLD_SECONDS } from '../../../../core/talk/posting/heat.rules';
import { VIEWS_COUNTED_DAYS } from '../../../../core/talk/posting/post-views.rules';
import { bytes, moment, wordVector } from '../column-types';
import { content } from '../postgres-schemas';
import { interviewQuestions } from '../research/interviews';
import { author } from './author';
import { communities } from './communities';

const SECONDS_OF_HEAT = `extract(epoch from created_at - timestamptz '${HEAT_EPOCH}')`;

/** Posts; triggers keep their counts of votes, comments and views. */
export const posts = content.table(
  'posts',
  {
    id: uuid().primaryKey(),
    status: text({ enum: ['FLAGGED', 'LIVE', 'AUTHOR_REJECTED', 'NOT_FOUND', 'DELETED'] }).notNull(),
    /** The kind of its attachment; null for text alone. */
    kind: text({ enum: ['salary', 'poll', 'image', 'video'] }),
    /** Pictures in their order, or a video; null for none. */
    media: jsonb(),
    link: jsonb(),
    /** True if its author left the card of its link out. */
    hidesLink: boolean().notNull().default(false),
    title: text(),
    content: text().notNull(),
    /** The pseudonyms that its text names. */
    mentions: text().array().notNull().default([]),
    ...author,
    communityType: text({ enum: ['topic', 'company', 'department'] }).notNull(),
    communityId: integer().notNull(),
    campaign: text(),
    questionId: uuid()
      .unique()
      .references(() => interviewQuestions.id, { onDelete: 'cascade' }),
    /** True if a word ends with a question mark, or it stands for an interview question. */
    asks: boolean()
      .notNull()
      .generatedAlwaysAs(sql`((coalesce(title, '') || ' ' || content) ~ '[?？؟](\\s|$)' or question_id is not null)`),
    createdAt: moment().notNull(),
    /** The time of the last change by the author; null if there was none. */
    editedAt: moment(),
    /** The time of the deletion by the author, until the text is erased; otherwise null. */
    deletedAt: moment(),
    upvotes: integer().notNull().default(0),
    downvotes: integer().notNull().default(0),
    commentsCount: integer().notNull().default(0),
    viewsCount: integer().notNull().default(0),
    /** Points: up-votes less down-votes. */
    score: integer().notNull().generatedAlwaysAs(sql`upvotes - downvotes`),
    /**
     * Its moment in seconds since 2020, put ahead for every tenfold points, comments among them, so that what is new and what is liked meet in one
     * order that does not change with time.
     */
    heat: integer()
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          `(${SECONDS_OF_HEAT} + ${TENFOLD_SECONDS} * log(greatest(upvotes - downvotes + comments_count, 1)))::integer`,
        ),
      ),
    /** Its month, roughly, since 2020: searches look at the newest ones first (services/research/search). */
    bucket: integer()
      .notNull()
      .generatedAlwaysAs(sql.raw(`(${SECONDS_OF_HEAT} / 2592000)::integer`)),
    /** The words of title and text, which a trigger keeps. */
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

/** One row per viewer and seen post, so that each counts once; a trigger adds it to the post's count, which stays when the row goes. */
export const postViews = content.table(
  'post_views',
  {
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    viewerRef: bytes().notNull(),
    /** The day on which the row goes: the post's own day and the term of views. The default is for rows from before there was a term. */
    endsOn: date()
      .notNull()
      .default(sql.raw(`(now() at time zone '${INDIA_TIME_ZONE}')::date + ${VIEWS_COUNTED_DAYS}`)),
  },
  (t) => [primaryKey({ columns: [t.postId, t.viewerRef] }), index('post_views_end').on(t.endsOn)],
);
