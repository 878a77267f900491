import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../catalog/catalog';
import { bytes } from '../column-types';
import { research } from '../postgres-schemas';

/** Companies that a moderator accepted, until they are in the catalogue. Sealed before the decision. */
export const companyProposals = research.table(
  'company_proposals',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    city: text().notNull(),
    website: text(),
    /** The waiting `{ kind, key, body }`, as its author sent it. */
    contribution: jsonb().notNull(),
    month: date().notNull(),
    sameAs: integer().references(() => companies.id, { onDelete: 'set null' }),
    authorRef: bytes(),
    authorSeal: bytes(),
  },
  (t) => [check('company_proposals_author', sql`(${t.authorRef} is null) = (${t.authorSeal} is null)`)],
);
