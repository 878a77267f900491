import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../catalog/catalog';
import { bytes } from '../column-types';
import { persona, research } from '../postgres-schemas';

/**
 * The side of an account, by a reference that no other row has: it has contributed, or it has proven a claim. The first of the two decides, and stays until the
 * account ends. A dump shows how many accounts are on each side, and none of them.
 */
export const sides = persona.table('sides', {
  sideRef: bytes().primaryKey(),
  side: text({ enum: ['contributor', 'employer'] }).notNull(),
});

/** Claims of companies; one that ends is deleted. */
export const employerClaims = research.table(
  'employer_claims',
  {
    id: uuid().primaryKey(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The claimant: equal for all claims of one account, and no other reference of it. */
    claimantRef: bytes().notNull(),
    claimantSeal: bytes().notNull(),
    /** The registrable domain that is proven. */
    domain: text().notNull(),
    way: text({ enum: ['DNS', 'ADDRESS'] }).notNull(),
    /** The part of the role address before the @. */
    mailbox: text(),
    /** The code that waits, and the moment when it ends, sealed. */
    codeRef: bytes(),
    codeSeal: bytes(),
    codeTries: smallint().notNull().default(0),
    /** Codes of the version before. Only its processes count by them; a later migration drops them. */
    codesSent: smallint().notNull().default(0),
    codesOn: date(),
    isCodeProven: boolean().notNull().default(false),
    /** The first day of the month of the first proof, and the last day of the claim; null for one that is not in force. */
    claimedOn: date(),
    endsOn: date(),
    /** The day after which the claim is deleted unless it is in force. */
    keptUntil: date().notNull().default(sql`current_date + 30`),
  },
  (t) => [
    unique('employer_claims_once').on(t.claimantRef, t.companyId),
    index('employer_claims_company').on(t.companyId),
    index('employer_claims_kept').on(t.keptUntil),
    check('employer_claims_proven', sql`(${t.claimedOn} is null) = (${t.endsOn} is null)`),
  ],
);
