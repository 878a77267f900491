import { sql } from 'drizzle-orm';
import { date, index, integer, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../catalog/catalog';
import { research } from '../postgres-schemas';
import { employerClaims } from './employer';

const field = () => text({ enum: ['WEBSITE', 'CAREER_SITE', 'HEADQUARTERS', 'EMPLOYEES_WORLDWIDE'] }).notNull();

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
    source: text().notNull(),
    status: text({ enum: ['WAITING', 'ACCEPTED', 'REFUSED'] })
      .notNull()
      .default('WAITING'),
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

export const companyCorrections = research.table(
  'company_corrections',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    field: field(),
    before: text(),
    value: text().notNull(),
    source: text().notNull(),
    month: date().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.number] })],
);
