import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies, departments, locations } from '../catalog/catalog';
import { bytes, moment } from '../column-types';
import { research } from '../postgres-schemas';

export const benefitReports = research.table(
  'benefit_reports',
  {
    id: uuid().primaryKey(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    status: text({ enum: ['LIVE', 'PENDING', 'REJECTED'] })
      .notNull()
      .default('LIVE'),
    codes: text().array().notNull(),
    text: text(),
    departmentId: integer().references(() => departments.id),
    locationId: integer().references(() => locations.id),
    isCurrent: boolean(),
    /** Author facts that the card shows (core/research/cards). */
    card: text().array().notNull().default([]),
    /**
     * The sealed days of a user's card, such as the day from which its author counts (core/research/cards). Null for an imported card and before the first
     * refresh.
     */
    cardSeal: bytes(),
    /** First day of the last month on the card, or 1970-01-01. Lists are ordered by it. */
    shownAt: date().notNull().default('1970-01-01'),
    proof: text({ enum: ['WORK_EMAIL', 'STUDENT_EMAIL', 'JOB_PORTAL'] }),
    waitsUntil: date(),
    createdAt: moment().notNull(),
    authorRef: bytes(),
    authorSeal: bytes(),
    onceRef: bytes().unique(),
    sourceKey: text(),
  },
  (t) => [
    index('benefit_reports_newest')
      .on(t.companyId, t.shownAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'LIVE'`),
    uniqueIndex('benefit_reports_source_key').on(t.sourceKey),
    index('benefit_reports_waiting').on(t.waitsUntil).where(sql`waits_until is not null`),
    index('benefit_reports_by_users').on(t.id).where(sql`author_ref is not null`),
    check('benefit_reports_status', sql`${t.status} in ('LIVE', 'PENDING', 'REJECTED')`),
    check('benefit_reports_codes', sql`cardinality(${t.codes}) between 1 and 40`),
    check('benefit_reports_author', sql`(${t.authorRef} is null) = (${t.authorSeal} is null)`),
  ],
);

export const benefitCounts = research.table(
  'benefit_counts',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    n: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.code] })],
);
