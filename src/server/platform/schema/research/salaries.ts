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
 * Salaries in rupees a year before tax. Figures change with a weekly snapshot. A user's report has a sealed author, an
 * imported one a natural key.
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
    employment: text({ enum: EMPLOYMENT_TYPES }).notNull().default(USUAL_EMPLOYMENT),
    departmentId: integer().references(() => departments.id),
    experience: smallint(),
    band: smallint().generatedAlwaysAs(
      sql.raw(
        `case ${BAND_ENDS.map((end, band) => `when experience <= ${end} then ${band}`).join(' ')} when experience > ${BAND_ENDS[4]} then ${BAND_ENDS.length} end`,
      ),
    ),
    month: date().notNull(),
    fixed: integer().notNull(),
    variable: integer().notNull().default(0),
    /** The stock that vests in a year. */
    stock: integer().notNull().default(0),
    /** A bonus paid once, on joining. It is not part of the annual total. */
    joiningBonus: integer().notNull().default(0),
    total: integer().notNull().generatedAlwaysAs(sql`fixed + variable + stock`),
    /** The number of reports. More than 1 for an average. */
    reports: integer().notNull().default(1),
    isChecked: boolean().notNull().default(false),
    isCounted: boolean().notNull().default(false),
    /**
     * The sealed time from which the salary counts. In plain text it would roughly reveal when the account was created.
     * Null if not counted, and for older rows.
     */
    countedSeal: bytes(),
    /**
     * True if a snapshot has found the report ready. Newcomers who become ready together wait for the next snapshot.
     */
    wasReady: boolean().notNull().default(false),
    naturalKey: text().unique(),
    importIds: importIds(),
    waitsUntil: date(),
    authorRef: bytes(),
    authorSeal: bytes(),
    /**
     * A reference that allows one salary per author, company, role and year. Null for imported ones, and once no
     * account belongs to it.
     */
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

/** The scope. 0, or -1 for the band, means any. */
const scope = {
  employment: text({ enum: EMPLOYMENT_TYPES }).notNull().default(USUAL_EMPLOYMENT),
  industryId: integer().notNull(),
  companyId: integer().notNull(),
  jobProfileId: integer().notNull(),
  locationId: integer().notNull(),
  band: smallint().notNull(),
};

/**
 * Published figures of the last snapshot. Withheld scopes have no row, and numbers are no more exact than on the page.
 */
export const salaryFigures = research.table(
  'salary_figures',
  {
    ...scope,
    count: integer().notNull(),
    imported: integer().notNull(),
    recent: integer(),
    checked: integer(),
    newest: date().notNull(),
    /**
     * The median, the quartiles, or the quartiles with the outer deciles, in ascending order. Empty if there is a band.
     */
    quantiles: integer().array().notNull(),
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

/** Numbers of people for the next snapshot, including withheld scopes. */
export const salaryScopes = research.table(
  'salary_scopes',
  {
    ...scope,
    people: integer().notNull(),
    current: integer().notNull().default(0),
    voices: integer().notNull(),
    countedOn: date().notNull(),
    /** The number of people in the last snapshot that was too small to publish. */
    base: smallint().notNull(),
    isShown: boolean().notNull(),
    /** The first snapshot that left the figure unchanged though people had joined or left. Null if there is none. */
    staleSince: date(),
  },
  (t) => [
    primaryKey({
      name: 'salary_scopes_pk',
      columns: [t.companyId, t.jobProfileId, t.locationId, t.band, t.industryId, t.employment],
    }),
  ],
);

export const salarySnapshots = research.table('salary_snapshots', {
  takenOn: date().primaryKey(),
  counted: integer().notNull(),
  waiting: integer().notNull(),
  imported: integer().notNull(),
});
