import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../catalog/catalog';
import { bytes } from '../column-types';
import { research } from '../postgres-schemas';

/**
 * Companies that users have added with a contribution, and that a moderator has accepted: for as long as it takes to put them into the catalogue and to store
 * the contribution. Until the decision they are sealed among what moderators hold.
 */
export const companyProposals = research.table(
  'company_proposals',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** The city of its main office. */
    city: text().notNull(),
    website: text(),
    /** The contribution that waits: `{ kind, key, body }`, as its author sent it. */
    contribution: jsonb().notNull(),
    /** The first day of the month in which it was added. */
    month: date().notNull(),
    /** The company of the catalogue that a moderator took it for; null for a new one. */
    sameAs: integer().references(() => companies.id, { onDelete: 'set null' }),
    authorRef: bytes(),
    authorSeal: bytes(),
  },
  (t) => [check('company_proposals_author', sql`(${t.authorRef} is null) = (${t.authorSeal} is null)`)],
);
