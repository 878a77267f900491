import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { companies, departments, jobProfiles, locations } from '../catalog/catalog';
import { bytes, moment } from '../column-types';
import { importIds } from '../import-ids';
import { research } from '../postgres-schemas';

const searchText = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' });

/**
 * Reviews. `source_key` recognises imported reviews; users' reviews have a sealed author. Triggers maintain `keys`
 * (filters, counts), `doc` (other words) and the counts below (sql/reviews).
 */
export const reviews = research.table(
  'reviews',
  {
    id: uuid().primaryKey(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    status: text({ enum: ['LIVE', 'PENDING', 'REJECTED', 'DELETED', 'EARLIER'] })
      .notNull()
      .default('LIVE'),
    title: text(),
    likes: text(),
    dislikes: text(),
    rating: smallint().notNull(),
    balance: smallint(),
    pay: smallint(),
    security: smallint(),
    promotions: smallint(),
    skills: smallint(),
    culture: smallint(),
    satisfaction: smallint(),
    departmentId: integer().references(() => departments.id),
    jobProfileId: integer().references(() => jobProfiles.id),
    locationId: integer().references(() => locations.id),
    employment: text({ enum: ['fulltime', 'parttime', 'contractual', 'intern', 'freelancer'] }),
    isCurrent: boolean(),
    years: smallint(),
    liked: text().array().notNull().default([]),
    disliked: text().array().notNull().default([]),
    proof: text({ enum: ['WORK_EMAIL', 'STUDENT_EMAIL', 'JOB_PORTAL'] }),
    /** The previous version's answers. A later migration drops the column. */
    answer: text(),
    answeredAt: moment(),
    createdAt: moment().notNull(),
    editedAt: moment(),
    /** The author's pending change by column, and the whole hour from which others see it. */
    edit: jsonb(),
    editShowsAt: moment(),
    deletedAt: moment(),
    statusBefore: text({ enum: ['PENDING', 'REJECTED'] }),
    isHeld: boolean().notNull().default(false),
    textKey: bytes(),
    helpful: integer().notNull().default(0),
    authorRef: bytes(),
    authorSeal: bytes(),
    onceRef: bytes().unique(),
    /** The author's current review. Once it is public, this earlier review is no longer counted anywhere. */
    laterId: uuid().references((): AnyPgColumn => reviews.id, { onDelete: 'cascade' }),
    sourceKey: text(),
    importIds: importIds(),
    /**
     * Author facts that the card shows (core/research/cards). Card refreshes write them, and changed facts clear them.
     */
    card: text().array().notNull().default([]),
    cardSeal: bytes(),
    /** The period that the card shows. Lists sort by its last month. 1970 means none. */
    shownSince: moment().notNull().default(new Date(0)),
    shownAt: moment().notNull().default(new Date(0)),
    keys: text().array().notNull().default([]),
    doc: searchText().notNull().default(''),
  },
  (t) => [
    index('reviews_newest')
      .on(t.companyId, t.shownAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'LIVE'`),
    index('reviews_helpful')
      .on(t.companyId, t.helpful.desc().nullsFirst(), t.shownAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'LIVE'`),
    index('reviews_newest_of_all')
      .on(t.shownAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'LIVE'`),
    index('reviews_doc').using('gin', t.doc).with({ fastupdate: false }),
    uniqueIndex('reviews_source_key').on(t.sourceKey),
    index('reviews_held').on(t.companyId).where(sql`is_held`),
    index('reviews_same_text').on(t.textKey).where(sql`text_key is not null`),
    index('reviews_earlier_views').on(t.laterId).where(sql`later_id is not null`),
    index('reviews_by_users').on(t.id).where(sql`author_ref is not null`),
    index('reviews_edit_shows_at').on(t.editShowsAt).where(sql`edit_shows_at is not null`),
    index('reviews_deleted_at').on(t.deletedAt).where(sql`deleted_at is not null`),
    check('reviews_status', sql`${t.status} in ('LIVE', 'PENDING', 'REJECTED', 'DELETED', 'EARLIER')`),
    check('reviews_edit', sql`(${t.edit} is null) = (${t.editShowsAt} is null)`),
    check('reviews_deleted', sql`(${t.status} = 'DELETED') = (${t.deletedAt} is not null)`),
    check('reviews_earlier', sql`${t.status} <> 'EARLIER' or ${t.laterId} is not null`),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
    check(
      'reviews_aspects',
      sql`least(${t.balance}, ${t.pay}, ${t.security}, ${t.promotions}, ${t.skills}, ${t.culture}, ${t.satisfaction}) >= 1
          and greatest(${t.balance}, ${t.pay}, ${t.security}, ${t.promotions}, ${t.skills}, ${t.culture}, ${t.satisfaction}) <= 5`,
    ),
    check('reviews_author', sql`(${t.authorRef} is null) = (${t.authorSeal} is null)`),
  ],
);

/** Reasons why reviews do not count yet (core/research/reviews/review-holds). */
export const reviewHolds = research.table(
  'review_holds',
  {
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    reason: text({ enum: ['NEW_ACCOUNT', 'SURGE', 'SAME_TEXT', 'SAME_DAY'] }).notNull(),
    endsOn: date(),
  },
  (t) => [
    primaryKey({ columns: [t.reviewId, t.reason] }),
    index('review_holds_end').on(t.endsOn),
    check('review_holds_reason', sql`${t.reason} in ('NEW_ACCOUNT', 'SURGE', 'SAME_TEXT', 'SAME_DAY')`),
  ],
);

export const reviewCounts = research.table(
  'review_counts',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    n: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.key] })],
);

/**
 * Live reviews per aspect (`overall` for the whole) and rating of 1 to 5. `quarter` is four times the year plus 0
 * to 3, in India.
 */
export const reviewRatings = research.table(
  'review_ratings',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    aspect: text().notNull(),
    quarter: smallint().notNull(),
    n1: integer().notNull(),
    n2: integer().notNull(),
    n3: integer().notNull(),
    n4: integer().notNull(),
    n5: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.aspect, t.quarter] })],
);

export const reviewMarks = research.table(
  'review_marks',
  {
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    voterRef: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.voterRef] }), index('review_marks_of_voter').on(t.voterRef)],
);
