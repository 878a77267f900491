import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { companies, jobProfiles } from '../catalog/catalog';
import { wordVector } from '../column-types';
import { importIds } from '../import-ids';
import { research } from '../postgres-schemas';

/**
 * Openings, with pay in rupees or dollars a year. `facets` contains filter tokens ("location:12") and title words. A
 * trigger keeps it (sql/jobs/job-facets.sql), empty unless live.
 */
export const jobs = research.table(
  'jobs',
  {
    id: uuid().primaryKey(),
    importKey: text().unique(),
    importIds: importIds(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    jobProfileId: integer().references(() => jobProfiles.id),
    title: text().notNull(),
    description: text(),
    locationIds: integer().array().notNull().default([]),
    workMode: text({ enum: ['office', 'hybrid', 'remote'] }),
    employment: text({ enum: ['fulltime', 'parttime', 'contractual', 'intern', 'freelancer'] }),
    minExperience: smallint(),
    maxExperience: smallint(),
    /** The minimum pay, or 0 if only a maximum is stated. */
    minCtc: integer(),
    maxCtc: integer(),
    currency: text({ enum: ['INR', 'USD'] })
      .notNull()
      .default('INR'),
    skills: text().array().notNull().default([]),
    applyUrl: text(),
    postedOn: date().notNull(),
    firstPostedOn: date().notNull(),
    isDayKnown: boolean().notNull().default(true),
    timesPosted: smallint().notNull().default(1),
    isListed: boolean().notNull(),
    status: text({ enum: ['LIVE', 'PENDING', 'REJECTED'] })
      .notNull()
      .default('LIVE'),
    facets: wordVector().notNull(),
  },
  (t) => [
    index('jobs_newest').on(t.postedOn.desc().nullsFirst(), t.id),
    index('jobs_of_company').on(t.companyId, t.postedOn.desc().nullsFirst()),
    index('jobs_listed').on(t.postedOn).where(sql`is_listed`).concurrently(),
    index('jobs_facets').using('gin', t.facets).with({ fastupdate: false }),
    check('jobs_title', sql`length(${t.title}) between 1 and 300`),
    check('jobs_employment', sql`${t.employment} in ('fulltime', 'parttime', 'contractual', 'intern', 'freelancer')`),
    check('jobs_work_mode', sql`${t.workMode} in ('office', 'hybrid', 'remote')`),
    check(
      'jobs_experience',
      sql`${t.minExperience} between 0 and 60 and ${t.maxExperience} between ${t.minExperience} and 60`,
    ),
    check('jobs_pay', sql`${t.minCtc} >= 0 and ${t.maxCtc} >= coalesce(${t.minCtc}, 0)`),
    check('jobs_currency', sql`${t.currency} in ('INR', 'USD')`),
    check('jobs_days', sql`${t.firstPostedOn} <= ${t.postedOn} and ${t.timesPosted} >= 1`),
    check('jobs_apply_url', sql`${t.applyUrl} ~ '^https?://'`),
  ],
);
