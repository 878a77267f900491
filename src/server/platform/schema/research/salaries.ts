import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { BAND_ENDS } from '@/core/kernel/common/experience-band.rules';
import type { SalaryParts, SalaryStep } from '../../../../contract/generated/salary';
import { EMPLOYMENT_TYPES, USUAL_EMPLOYMENT } from '../../../../core/kernel/common/employment-type.rules';
import { MIN_GROUP } from '../../../../core/kernel/figures/figures.rules';
import { companies, departments, jobProfiles, locations } from '../catalog/catalog';
import { bytes } from '../column-types';
import { importIds } from '../import-ids';
import { research } from '../postgres-schemas';

/**
 * Reported salaries, in rupees a year before tax. Their figures move with a weekly snapshot. A report of a user's own has a
 * sealed author, an imported one a natural key.
 */
export const salaries = research.table(
  'salaries',
  {
    id: uuid().primaryKey(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    jobProfileId: integer()
      .notNull()
      .references(() => jobProfiles.id),
    locationId: integer().references(() => locations.id),
    /** The kind of work; figures are of one each. */
    employment: text({ enum: EMPLOYMENT_TYPES }).notNull().default(USUAL_EMPLOYMENT),
    departmentId: integer().references(() => departments.id),
    /** In years; null if it was not said. */
    experience: smallint(),
    /** As `bandOfYears` of the core counts it; null if the experience was not said. */
    band: smallint().generatedAlwaysAs(
      sql.raw(
        `case ${BAND_ENDS.map((end, band) => `when experience <= ${end} then ${band}`).join(' ')} when experience > ${BAND_ENDS[4]} then ${BAND_ENDS.length} end`,
      ),
    ),
    /** The first day of the month that the report is of. */
    month: date().notNull(),
    fixed: integer().notNull(),
    variable: integer().notNull().default(0),
    /** As it vests in a year. */
    stock: integer().notNull().default(0),
    /** Paid once, on joining; no part of the whole of a year. */
    joiningBonus: integer().notNull().default(0),
    total: integer().notNull().generatedAlwaysAs(sql`fixed + variable + stock`),
    /** More than 1 if a source tells only the average of so many. */
    reports: integer().notNull().default(1),
    isChecked: boolean().notNull().default(false),
    /** True if a snapshot has admitted it; imported ones are in each. */
    isCounted: boolean().notNull().default(false),
    /** The sealed moment of that snapshot: it tells about when the author's account was made. Null for none, and for one from before moments were kept. */
    countedSeal: bytes(),
    /** True if a snapshot has found it ready to count: those who come with others that none has found wait for the next one. */
    wasReady: boolean().notNull().default(false),
    naturalKey: text().unique(),
    importIds: importIds(),
    /** The day from which it counts, if its author had told more about the company on one day; null for at once, and afterwards. */
    waitsUntil: date(),
    authorRef: bytes(),
    authorSeal: bytes(),
    /** Says that the author has told the pay at this company, in this role and this year; null for imported ones, and once nobody is tied to it. */
    onceRef: bytes().unique(),
  },
  (t) => [
    index('salaries_waiting').on(t.waitsUntil).where(sql`waits_until is not null`),
    index('salaries_by_users').on(t.id).where(sql`author_ref is not null`),
    index('salaries_company').on(t.companyId, t.jobProfileId, t.locationId, t.band),
    index('salaries_job_profile').on(t.jobProfileId, t.locationId, t.band),
    check(
      'salaries_source',
      sql`(${t.naturalKey} is null) = (${t.authorRef} is not null and ${t.authorSeal} is not null)`,
    ),
    check(
      'salaries_amounts',
      sql`${t.fixed} >= 0 and ${t.variable} >= 0 and ${t.stock} >= 0 and ${t.joiningBonus} >= 0 and ${t.total} > 0`,
    ),
    check(
      'salaries_employment',
      sql`${t.employment} in (${sql.raw(EMPLOYMENT_TYPES.map((type) => `'${type}'`).join(', '))})`,
    ),
    check('salaries_reports', sql`${t.reports} between 1 and 1000`),
    check('salaries_experience', sql`${t.experience} between 0 and 60`),
  ],
);

/** The members of a scope: a figure is of all salaries that they name; 0, or -1 for the band, stands for any. */
const scope = {
  employment: text({ enum: EMPLOYMENT_TYPES }).notNull().default(USUAL_EMPLOYMENT),
  industryId: integer().notNull(),
  companyId: integer().notNull(),
  jobProfileId: integer().notNull(),
  locationId: integer().notNull(),
  band: smallint().notNull(),
};

/** The figures of the last snapshot, as they are shown: a scope that is withheld has no row, and nothing here is more exact than its page. */
export const salaryFigures = research.table(
  'salary_figures',
  {
    ...scope,
    count: integer().notNull(),
    imported: integer().notNull(),
    /** Parts of the people as they are shown (`shownPart`); null for too few. */
    recent: integer(),
    checked: integer(),
    newest: date().notNull(),
    /** The median, or the quartiles about it, or the outer tenths too, from low to high; empty if there is a band. */
    quantiles: integer().array().notNull(),
    /** The two ends of the band that stands for a median; empty if there is none. */
    bandEnds: integer().array().notNull(),
    margin: integer(),
    steps: jsonb().$type<readonly SalaryStep[]>().notNull(),
    parts: jsonb().$type<SalaryParts>(),
  },
  (t) => [
    primaryKey({
      name: 'salary_figures_pk',
      columns: [t.companyId, t.jobProfileId, t.locationId, t.band, t.industryId, t.employment],
    }),
    index('salary_figures_by_company').on(
      t.jobProfileId,
      t.locationId,
      t.band,
      t.employment,
      t.count.desc().nullsFirst(),
    ),
    index('salary_figures_by_job_profile').on(
      t.companyId,
      t.locationId,
      t.band,
      t.employment,
      t.count.desc().nullsFirst(),
    ),
    check('salary_figures_count', sql`${t.count} >= ${sql.raw(`${MIN_GROUP}`)}`),
  ],
);

/** The numbers of people that one snapshot leaves to the next, of scopes that are not shown too. */
export const salaryScopes = research.table(
  'salary_scopes',
  {
    ...scope,
    people: integer().notNull(),
    /** People that exist now, which a kept figure does not count yet. */
    current: integer().notNull().default(0),
    /** The voices of `people` when they were counted. */
    voices: integer().notNull(),
    /** The snapshot that counted `people`. */
    countedOn: date().notNull(),
    /** People of the last snapshot that was too small. */
    base: smallint().notNull(),
    isShown: boolean().notNull(),
    /** The first snapshot that kept the figure though people had come or left; null for none. */
    staleSince: date(),
  },
  (t) => [
    primaryKey({
      name: 'salary_scopes_pk',
      columns: [t.companyId, t.jobProfileId, t.locationId, t.band, t.industryId, t.employment],
    }),
  ],
);

/** The last snapshot of all figures: one row. */
export const salarySnapshots = research.table('salary_snapshots', {
  takenOn: date().primaryKey(),
  /** The reports of people that it counts, and those that wait for a later one. */
  counted: integer().notNull(),
  waiting: integer().notNull(),
  imported: integer().notNull(),
});
