import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, smallint, text } from 'drizzle-orm/pg-core';
import { companies } from '../catalog/catalog';
import { wordVector } from '../column-types';
import { research } from '../postgres-schemas';

export const listedCompanies = research.table(
  'listed_companies',
  {
    companyId: integer()
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    nameKey: text().notNull(),
    reviews: integer().notNull(),
    ratingTotal: integer().notNull(),
    weight: smallint().notNull(),
    /** A lower bound of the rating with 95 % confidence. */
    surestRating: doublePrecision().notNull(),
    facets: wordVector().notNull(),
  },
  (t) => {
    const mostReviewed = () =>
      [t.reviews.desc().nullsFirst(), t.weight.desc().nullsFirst(), sql`(-${t.companyId}) desc`] as const;
    return [
      index('listed_companies_by_reviews').on(...mostReviewed()),
      index('listed_companies_by_rating').on(t.surestRating.desc().nullsFirst(), ...mostReviewed()),
      index('listed_companies_by_name').on(t.nameKey, t.companyId),
      // Without fastupdate, because the embedded database never cleans up.
      index('listed_companies_facets').using('gin', t.facets).with({ fastupdate: false }),
    ];
  },
);

export const companyOptions = research.table(
  'company_options',
  {
    token: text().primaryKey(),
    companies: integer().notNull(),
  },
  (t) => [
    index('company_options_by_filter').on(
      sql`split_part(${t.token}, ':', 1)`,
      t.companies.desc().nullsFirst(),
      sql`${t.token} collate "C"`,
    ),
  ],
);
