import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, smallint, text } from 'drizzle-orm/pg-core';
import { companies } from '../catalog/catalog';
import { wordVector } from '../column-types';
import { research } from '../postgres-schemas';

/**
 * The companies of the list, kept by triggers (sql/company/list-companies.sql): what the list is put in order by and, in `facets`, a token for each option of
 * the filters that a company fits ("city:pune", "rating:3.5"), and "all".
 */
export const listedCompanies = research.table(
  'listed_companies',
  {
    companyId: integer()
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The name in lower case. */
    nameKey: text().notNull(),
    reviews: integer().notNull(),
    ratingTotal: integer().notNull(),
    weight: smallint().notNull(),
    /** The rating that the company has at least, nineteen times of twenty. */
    surestRating: doublePrecision().notNull(),
    facets: wordVector().notNull(),
  },
  (t) => {
    // Each in one direction, so that a row of the order is compared as a whole.
    const mostReviewed = () =>
      [t.reviews.desc().nullsFirst(), t.weight.desc().nullsFirst(), sql`(-${t.companyId}) desc`] as const;
    return [
      index('listed_companies_by_reviews').on(...mostReviewed()),
      index('listed_companies_by_rating').on(t.surestRating.desc().nullsFirst(), ...mostReviewed()),
      index('listed_companies_by_name').on(t.nameKey, t.companyId),
      // Kept in order at once: the embedded database never tidies up later.
      index('listed_companies_facets').using('gin', t.facets).with({ fastupdate: false }),
    ];
  },
);

/** The number of listed companies of each token; a token of none has no row. */
export const companyOptions = research.table(
  'company_options',
  {
    token: text().primaryKey(),
    companies: integer().notNull(),
  },
  (t) => [
    // Each filter's options, those of the most companies first.
    index('company_options_by_filter').on(
      sql`split_part(${t.token}, ':', 1)`,
      t.companies.desc().nullsFirst(),
      sql`${t.token} collate "C"`,
    ),
  ],
);
