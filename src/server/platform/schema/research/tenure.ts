import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { TenureSegment } from '../../../../contract/generated/tenure';
import { MIN_GROUP } from '../../../../core/kernel/figures/figures.rules';
import { companies, departments, jobProfiles, locations } from '../catalog/catalog';
import { bytes } from '../column-types';
import { importIds } from '../import-ids';
import { research } from '../postgres-schemas';

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
    joined: date().notNull(),
    ended: date(),
    told: date().notNull(),
    answers: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    counted: text().array().notNull().default([]),
    wasReady: boolean().notNull().default(false),
    naturalKey: text().unique(),
    importIds: importIds(),
    waitsUntil: date(),
    authorRef: bytes(),
    authorSeal: bytes(),
    /**
     * A reference that allows one report per author, company and quarter of joining. Null for imported ones, and once
     * no account belongs to it.
     */
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

const scope = {
  companyId: integer()
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' }),
  grouping: text({ enum: ['company', 'department', 'city', 'role'] }).notNull(),
  /** The id of a department or city, or the name of a family of roles. Empty for a company. */
  groupId: text().notNull(),
  question: text().notNull(),
};

/** Published figures of the last count. Withheld scopes have no row. */
export const tenureFigures = research.table(
  'tenure_figures',
  {
    ...scope,
    count: integer().notNull(),
    usual: text().array().notNull(),
    atLeast: integer(),
    segments: jsonb().$type<readonly TenureSegment[]>().notNull(),
    newest: date().notNull(),
    isSurge: boolean().notNull(),
  },
  (t) => [
    primaryKey({ name: 'tenure_figures_pk', columns: [t.companyId, t.grouping, t.groupId, t.question] }),
    check('tenure_figures_count', sql`${t.count} >= ${sql.raw(`${MIN_GROUP}`)}`),
  ],
);

export const tenureScopes = research.table(
  'tenure_scopes',
  {
    ...scope,
    people: integer().notNull(),
    /** The number of people in the last count that was too small to publish. */
    base: integer().notNull(),
    isShown: boolean().notNull(),
    /** The first count that left the figure unchanged though people had joined or left. Null if there is none. */
    staleSince: date(),
  },
  (t) => [primaryKey({ name: 'tenure_scopes_pk', columns: [t.companyId, t.grouping, t.groupId, t.question] })],
);

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

export const tenureSnapshots = research.table('tenure_snapshots', {
  takenOn: date().primaryKey(),
  imported: integer().notNull(),
});
