import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { companies, industries, locations } from '../catalog/catalog';
import { importIds } from '../import-ids';
import { research } from '../postgres-schemas';

const companyId = () =>
  integer()
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

const importKey = () => text().unique();

/**
 * Counts by triggers (`content.keep_count`), one row per company (sql/company). `rating_total` sums overall ratings.
 * `newest_review` is the newest month that a card shows (platform/cards).
 */
export const companyFigures = research.table(
  'company_figures',
  {
    companyId: companyId().primaryKey(),
    reviews: integer().notNull().default(0),
    ratingTotal: integer().notNull().default(0),
    newestReview: date({ mode: 'string' }),
    salaries: integer().notNull().default(0),
    interviews: integer().notNull().default(0),
    questions: integer().notNull().default(0),
    benefits: integer().notNull().default(0),
    reviewsWithBenefits: integer().notNull().default(0),
    photos: integer().notNull().default(0),
    jobs: integer().notNull().default(0),
  },
  (t) => [
    index('company_figures_by_reviews').on(t.reviews.desc().nullsFirst(), t.companyId),
    check('company_figures_counts', sql`${t.reviews} >= 0 and ${t.salaries} >= 0 and ${t.jobs} >= 0`),
  ],
);

export const companyDomains = research.table(
  'company_domains',
  { companyId: companyId(), domain: text().notNull(), since: date({ mode: 'string' }).notNull() },
  (t) => [primaryKey({ columns: [t.companyId, t.domain] })],
);

/**
 * Profiles of companies. There is no row if nothing is known. Employee counts are labels of the two lists of sizes.
 * `social_media` and `website` are addresses.
 */
export const companyProfiles = research.table('company_profiles', {
  companyId: companyId().primaryKey(),
  about: text(),
  foundedYear: smallint(),
  indianEmployees: text(),
  globalEmployees: text(),
  secondaryIndustryId: integer().references(() => industries.id),
  website: text(),
  careerSiteUrl: text(),
  naukriPageUrl: text(),
  phone: text(),
  email: text(),
  socialMedia: text().array().notNull().default([]),
  infoTags: text().array().notNull().default([]),
  /** The previous version's badges. A later migration drops them. */
  badges: text().array().notNull().default([]),
  coverPhoto: text(),
  importIds: importIds(),
});

export const companyOffices = research.table(
  'company_offices',
  {
    companyId: companyId(),
    slug: text().notNull(),
    position: smallint().notNull(),
    city: text().notNull(),
    locationId: integer().references(() => locations.id),
    address: text(),
    employees: text(),
    importKey: importKey(),
    importIds: importIds(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.slug] }), index('company_offices_by_city').on(t.locationId)],
);

/** Relations. `related_id` is the subsidiary, parent or associate of `company_id`. */
export const companyRelations = research.table(
  'company_relations',
  {
    companyId: companyId(),
    relatedId: companyId(),
    kind: text({ enum: ['subsidiary', 'parent', 'associate'] }).notNull(),
    importKey: importKey(),
    importIds: importIds(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.relatedId] }),
    index('company_relations_by_related').on(t.relatedId),
    check('company_relations_kind', sql`${t.kind} in ('subsidiary', 'parent', 'associate')`),
  ],
);

export const companySections = research.table(
  'company_sections',
  {
    companyId: companyId(),
    section: text().notNull(),
    content: jsonb().notNull(),
    position: smallint(),
    importKey: importKey(),
    importIds: importIds(),
  },
  (t) => [index('company_sections_by_company').on(t.companyId)],
);

export const companyVideos = research.table(
  'company_videos',
  {
    companyId: companyId(),
    position: smallint().notNull(),
    title: text().notNull(),
    url: text().notNull(),
    thumbnail: text(),
    id: uuid().notNull().unique().defaultRandom(),
    status: text({ enum: ['LIVE', 'PENDING', 'REJECTED'] })
      .notNull()
      .default('LIVE'),
    importKey: importKey(),
    importIds: importIds(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.position] })],
);

export const companyRedirects = research.table(
  'company_redirects',
  { slug: text().primaryKey(), companyId: companyId() },
  (t) => [index('company_redirects_by_company').on(t.companyId)],
);
