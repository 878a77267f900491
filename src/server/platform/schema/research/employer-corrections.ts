import { sql } from 'drizzle-orm';
import { date, index, integer, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../catalog/catalog';
import { research } from '../postgres-schemas';
import { employerClaims } from './employer';

/** Returns the column of the fact; a function, as one builder belongs to one table. */
const field = () => text({ enum: ['WEBSITE', 'CAREER_SITE', 'HEADQUARTERS', 'EMPLOYEES_WORLDWIDE'] }).notNull();

/** Corrections of entries that claimants proposed. They end with their claim, and some time after the decision. */
export const employerCorrections = research.table(
  'employer_corrections',
  {
    id: uuid().primaryKey(),
    claimId: uuid()
      .notNull()
      .references(() => employerClaims.id, { onDelete: 'cascade' }),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    field: field(),
    value: text().notNull(),
    /** The https address of the page that shows it. */
    source: text().notNull(),
    status: text({ enum: ['WAITING', 'ACCEPTED', 'REFUSED'] })
      .notNull()
      .default('WAITING'),
    /** The moderator's reason for a refusal. */
    reason: text(),
    proposedOn: date().notNull(),
    decidedOn: date(),
  },
  (t) => [
    uniqueIndex('employer_corrections_waiting').on(t.companyId, t.field).where(sql`status = 'WAITING'`),
    index('employer_corrections_queue').on(t.proposedOn, t.id).where(sql`status = 'WAITING'`),
    index('employer_corrections_of_claim').on(t.claimId),
    index('employer_corrections_decided').on(t.decidedOn),
  ],
);

/** Corrections that moderators accepted, numbered by company. Imports leave a fact as it is that has one. */
export const companyCorrections = research.table(
  'company_corrections',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    field: field(),
    /** The fact before; null if it was not known. */
    before: text(),
    value: text().notNull(),
    source: text().notNull(),
    /** Its first day. */
    month: date().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.number] })],
);
