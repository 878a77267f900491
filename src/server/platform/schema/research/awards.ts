import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core';
import { companies } from '../catalog/catalog';
import { research } from '../postgres-schemas';

export const awardEditions = research.table('award_editions', {
  year: smallint().primaryKey(),
  countedOn: date().notNull(),
  companies: integer().notNull(),
});

export const awardPlaces = research.table(
  'award_places',
  {
    year: smallint()
      .notNull()
      .references(() => awardEditions.year, { onDelete: 'cascade' }),
    category: text().notNull(),
    categoryName: text().notNull(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    rank: integer().notNull(),
    isShared: boolean().notNull(),
    score: real().notNull(),
    uncertainty: real().notNull(),
    reviews: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.year, t.category, t.companyId] }),
    index('award_places_in_order').on(t.year, t.category, t.score.desc().nullsFirst(), t.companyId),
    index('award_places_of_company').on(t.companyId, t.year),
    check('award_places_values', sql`${t.rank} >= 1 and ${t.reviews} >= 1 and ${t.score} between 1 and 5`),
  ],
);
