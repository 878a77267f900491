import { sql } from 'drizzle-orm';
import { check, date, index, integer, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies, locations } from '../catalog/catalog';
import { bytes, moment } from '../column-types';
import { research } from '../postgres-schemas';

/**
 * Photos. `url` is a path of this site; sizes are in px. A user's photo has two files named by `file_key`. A trigger
 * lists them as unused when the row is deleted.
 */
export const photos = research.table(
  'photos',
  {
    id: uuid().primaryKey(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    status: text({ enum: ['LIVE', 'PENDING', 'REJECTED', 'DELETED'] })
      .notNull()
      .default('LIVE'),
    album: text({ enum: ['office', 'canteen', 'events', 'commute', 'company'] }).notNull(),
    caption: text().notNull(),
    url: text().notNull(),
    fileKey: text().unique(),
    width: integer().notNull(),
    height: integer().notNull(),
    locationId: integer().references(() => locations.id),
    /** Author facts that the photo shows (core/research/cards). */
    card: text().array().notNull().default([]),
    cardSeal: bytes(),
    /** First day of the last month on the card, or 1970-01-01. Lists are ordered by it. */
    shownAt: date().notNull().default('1970-01-01'),
    createdAt: moment().notNull(),
    deletedAt: moment(),
    statusBefore: text({ enum: ['PENDING', 'REJECTED'] }),
    authorRef: bytes(),
    authorSeal: bytes(),
    sourceKey: text(),
  },
  (t) => [
    index('photos_newest')
      .on(t.companyId, t.shownAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'LIVE'`),
    uniqueIndex('photos_source_key').on(t.sourceKey),
    index('photos_by_users').on(t.id).where(sql`author_ref is not null`),
    index('photos_deleted_at').on(t.deletedAt).where(sql`deleted_at is not null`),
    check('photos_status', sql`${t.status} in ('LIVE', 'PENDING', 'REJECTED', 'DELETED')`),
    check('photos_deleted', sql`(${t.status} = 'DELETED') = (${t.deletedAt} is not null)`),
    check('photos_album', sql`${t.album} in ('office', 'canteen', 'events', 'commute', 'company')`),
    check('photos_url', sql`${t.url} ~ '^/[a-z]'`),
    check('photos_author', sql`(${t.authorRef} is null) = (${t.authorSeal} is null)`),
  ],
);

export const photoArrivals = research.table(
  'photo_arrivals',
  { referrer: text().notNull(), campaign: text().notNull(), contributions: integer().notNull() },
  (t) => [primaryKey({ columns: [t.referrer, t.campaign] })],
);
