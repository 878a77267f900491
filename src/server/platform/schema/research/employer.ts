import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../catalog/catalog';
import { bytes } from '../column-types';
import { persona, research } from '../postgres-schemas';

/**
 * Sides of accounts. An account either contributes or represents a company. Its first action decides, until the account
 * ends. The reference is unique to this row, so a dump shows only totals.
 */
export const sides = persona.table('sides', {
  sideRef: bytes().primaryKey(),
  side: text({ enum: ['contributor', 'employer'] }).notNull(),
});

export const employerClaims = research.table(
  'employer_claims',
  {
    id: uuid().primaryKey(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    claimantRef: bytes().notNull(),
    claimantSeal: bytes().notNull(),
    domain: text().notNull(),
    way: text({ enum: ['DNS', 'ADDRESS'] }).notNull(),
    mailbox: text(),
    codeRef: bytes(),
    codeSeal: bytes(),
    codeTries: smallint().notNull().default(0),
    /** The previous version's counter. A later migration drops it. */
    codesSent: smallint().notNull().default(0),
    codesOn: date(),
    isCodeProven: boolean().notNull().default(false),
    claimedOn: date(),
    endsOn: date(),
    keptUntil: date().notNull().default(sql`current_date + 30`),
  },
  (t) => [
    unique('employer_claims_once').on(t.claimantRef, t.companyId),
    index('employer_claims_company').on(t.companyId),
    index('employer_claims_kept').on(t.keptUntil),
    check('employer_claims_proven', sql`(${t.claimedOn} is null) = (${t.endsOn} is null)`),
  ],
);
