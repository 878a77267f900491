import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { TenureSegment } from '../../../../contract/generated/tenure';
import { MIN_GROUP } from '../../../../core/kernel/figures/figures.rules';
import { companies, departments, jobProfiles, locations } from '../catalog/catalog';
import { bytes } from '../column-types';
import { importIds } from '../import-ids';
import { research } from '../postgres-schemas';

/** Reports of stays at companies, which show in weekly figures only. A user’s own has a sealed author, an imported one a natural key. */
export const tenureReports = research.table(
  'tenure_reports',
  {
    id: uuid().primaryKey(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    jobProfileId: integer().references(() => jobProfiles.id),
    departmentId: integer().references(() => departments.id),
    locationId: integer().references(() => locations.id),
    /** The first days of the quarters of joining, of the last day (null if it was not said), and of the report. */
    joined: date().notNull(),
    ended: date(),
    told: date().notNull(),
    /** By question; one that was skipped is absent. */
    answers: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** The answers that figures have, as `question:grouping`. */
    counted: text().array().notNull().default([]),
    /** True if a weekly count has found it ready to count. */
    wasReady: boolean().notNull().default(false),
    naturalKey: text().unique(),
    importIds: importIds(),
    /** The day from which it counts, if its author had told more about the company on one day; null for at once, and afterwards. */
    waitsUntil: date(),
    authorRef: bytes(),
    authorSeal: bytes(),
    /** Says that the author has reported the stay at this company that began in this quarter; null for imported ones, and once nobody is tied to it. */
    onceRef: bytes().unique(),
  },
  (t) => [
    index('tenure_reports_company').on(t.companyId),
    index('tenure_reports_waiting').on(t.waitsUntil).where(sql`waits_until is not null`),
    index('tenure_reports_by_users').on(t.id).where(sql`author_ref is not null`),
    check(
      'tenure_reports_source',
      sql`(${t.naturalKey} is null) = (${t.authorRef} is not null and ${t.authorSeal} is not null)`,
    ),
    check('tenure_reports_answers', sql`${t.answers} <> '{}'::jsonb`),
    check('tenure_reports_ended', sql`${t.ended} >= ${t.joined}`),
  ],
);

/** The members of a scope: a figure is of all answers to a question that they name. */
const scope = {
  companyId: integer()
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' }),
  grouping: text({ enum: ['company', 'department', 'city', 'role'] }).notNull(),
  /** The id of a department or city, or a family of roles; empty for a company. */
  groupId: text().notNull(),
  question: text().notNull(),
};

/** The figures of the last weekly count, as they are shown: a scope that is withheld has no row. */
export const tenureFigures = research.table(
  'tenure_figures',
  {
    ...scope,
    count: integer().notNull(),
    usual: text().array().notNull(),
    atLeast: integer(),
    segments: jsonb().$type<readonly TenureSegment[]>().notNull(),
    /** The first day of the quarter of the newest answer. */
    newest: date().notNull(),
    isSurge: boolean().notNull(),
  },
  (t) => [
    primaryKey({ name: 'tenure_figures_pk', columns: [t.companyId, t.grouping, t.groupId, t.question] }),
    check('tenure_figures_count', sql`${t.count} >= ${sql.raw(`${MIN_GROUP}`)}`),
  ],
);

/** The numbers of people that one weekly count leaves to the next, of scopes that are not shown too. */
export const tenureScopes = research.table(
  'tenure_scopes',
  {
    ...scope,
    people: integer().notNull(),
    /** People of the last count that was too small. */
    base: integer().notNull(),
    isShown: boolean().notNull(),
    /** The first count that kept the figure though people had come or left; null for none. */
    staleSince: date(),
  },
  (t) => [primaryKey({ name: 'tenure_scopes_pk', columns: [t.companyId, t.grouping, t.groupId, t.question] })],
);

/** True if a company shows families of roles or departments: what it was first shown by. */
export const tenureGroupings = research.table(
  'tenure_groupings',
  {
    companyId: integer()
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    grouping: text({ enum: ['role', 'department'] }).notNull(),
  },
  (t) => [check('tenure_groupings_grouping', sql`${t.grouping} in ('role', 'department')`)],
);

/** The last weekly count of all figures: one row. */
export const tenureSnapshots = research.table('tenure_snapshots', {
  takenOn: date().primaryKey(),
  imported: integer().notNull(),
});
