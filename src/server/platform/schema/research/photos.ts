import { sql } from 'drizzle-orm';
import { check, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies, locations } from '../catalog/catalog';
import { bytes, moment } from '../column-types';
import { research } from '../postgres-schemas';

/** Photos of offices. `url` is a path of this site; sizes are in px. */
export const photos = research.table(
  'photos',
  {
    id: uuid().primaryKey(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    status: text({ enum: ['LIVE', 'PENDING', 'REJECTED'] })
      .notNull()
      .default('LIVE'),
    album: text({ enum: ['office', 'canteen', 'events', 'commute', 'company'] }).notNull(),
    caption: text().notNull(),
    url: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    locationId: integer().references(() => locations.id),
    createdAt: moment().notNull(),
    authorRef: bytes(),
    authorSeal: bytes(),
    sourceKey: text(),
  },
  (t) => [
    index('photos_newest')
      .on(t.companyId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'LIVE'`),
    uniqueIndex('photos_source_key').on(t.sourceKey),
    index('photos_by_users').on(t.id).where(sql`author_ref is not null`),
    check('photos_status', sql`${t.status} in ('LIVE', 'PENDING', 'REJECTED')`),
    check('photos_album', sql`${t.album} in ('office', 'canteen', 'events', 'commute', 'company')`),
    check('photos_url', sql`${t.url} ~ '^/[a-z]'`),
    check('photos_author', sql`(${t.authorRef} is null) = (${t.authorSeal} is null)`),
  ],
);
