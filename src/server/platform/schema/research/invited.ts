import { sql } from 'drizzle-orm';
import { check, date, integer, smallint } from 'drizzle-orm/pg-core';
import { companies } from '../catalog/catalog';
import { bytes } from '../column-types';
import { research } from '../postgres-schemas';

const company = {
  companyId: integer()
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
};

/** People who contributed to a company, and those who came by its invitation, in a seal of constant length. Each contribution to the company rewrites it. */
export const invitedCounts = research.table('invited_counts', { ...company, countSeal: bytes().notNull() });

export const invitedShares = research.table(
  'invited_shares',
  {
    ...company,
    tenths: smallint().notNull(),
    /** The day of the weekly snapshot that published it. */
    takenOn: date().notNull(),
  },
  (t) => [check('invited_shares_tenths', sql`${t.tenths} between 0 and 10`)],
);

/** The day of the last weekly snapshot: one row. */
export const invitedSnapshots = research.table('invited_snapshots', { takenOn: date().primaryKey() });
