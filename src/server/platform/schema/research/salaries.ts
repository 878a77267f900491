import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { BAND_ENDS } from '../../../../core/salaries/experience-band.rules';
import { companies, departments, industries, jobProfiles, locations } from '../catalog/catalog';
import { bytes } from '../column-types';
import { research } from '../postgres-schemas';

/**
 * Reported salaries, in rupees a year before tax. A trigger queues the figures that a changed row belongs to. A report of a user's own has a
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
    departmentId: integer().references(() => departments.id),
    /** In years; null where it was not said. */
    experience: smallint(),
    /** As `bandOfYears` of the core counts it; null where the experience was not said. */
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
    total: integer().notNull().generatedAlwaysAs(sql`fixed + variable + stock`),
    /** More than 1 where a source tells only the average of so many. */
    reports: integer().notNull().default(1),
    isChecked: boolean().notNull().default(false),
    naturalKey: text().unique(),
    /** The day from which it counts, where its author had told more about the company on one day; null for at once, and afterwards. */
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
    check('salaries_amounts', sql`${t.fixed} >= 0 and ${t.variable} >= 0 and ${t.stock} >= 0 and ${t.total} > 0`),
    check('salaries_reports', sql`${t.reports} between 1 and 1000`),
    check('salaries_experience', sql`${t.experience} between 0 and 60`),
  ],
);

/** The members of a scope: a figure is of all salaries that they name; 0, or -1 for the band, stands for any. */
const scope = {
  companyId: integer().notNull(),
  jobProfileId: integer().notNull(),
  locationId: integer().notNull(),
  band: smallint().notNull(),
};

/** Returns the columns of every kept figure. A function, because a shared column builder would carry one table's constraint name into the other. */
const figure = () => ({
  /** Reports; at least 1. */
  count: integer().notNull(),
  /** Rows: fewer than reports where some of them are averages. */
  rows: integer().notNull(),
  checked: integer().notNull(),
  newest: date().notNull(),
  /** Reports of the newest month, the month before, and so on: 12 of them. */
  lastMonths: integer().array().notNull(),
  /** Lowest tenth, lower quartile, median, upper quartile, highest tenth. */
  quantiles: integer().array().notNull(),
});

/** Figures of the scopes that pages list: a company, a job profile or both, and each of the first two with a city or a band; so has a large pair. */
export const salaryFigures = research.table(
  'salary_figures',
  {
    ...scope,
    ...figure(),
    /** Of the reports between the quartiles: how many, their average fixed, variable and stock, how many have the last two. */
    middle: integer().array().notNull(),
    /** Reports of each lakh, from under one to a hundred and more. */
    byLakh: integer().array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.jobProfileId, t.locationId, t.band] }),
    index('salary_figures_by_company').on(t.jobProfileId, t.locationId, t.band, t.count.desc().nullsFirst()),
    index('salary_figures_by_job_profile').on(t.companyId, t.locationId, t.band, t.count.desc().nullsFirst()),
    check('salary_figures_count', sql`${t.count} > 0`),
  ],
);

/** Scopes whose figures are to be counted again. */
export const salaryFigureQueue = research.table('salary_figure_queue', { ...scope }, (t) => [
  primaryKey({ columns: [t.companyId, t.jobProfileId, t.locationId, t.band] }),
]);

/** Figures of all companies of an industry. */
export const industrySalaryFigures = research.table('industry_salary_figures', {
  industryId: integer()
    .primaryKey()
    .references(() => industries.id),
  ...figure(),
});

/** Industries whose figures are to be counted again. */
export const industrySalaryQueue = research.table('industry_salary_queue', { industryId: integer().primaryKey() });
