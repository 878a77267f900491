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

export const invitedCounts = research.table('invited_counts', { ...company, countSeal: bytes().notNull() });

export const invitedShares = research.table(
  'invited_shares',
  {
    ...company,
    tenths: smallint().notNull(),
    takenOn: date().notNull(),
  },
  (t) => [check('invited_shares_tenths', sql`${t.tenths} between 0 and 10`)],
);

export const invitedSnapshots = research.table('invited_snapshots', { takenOn: date().primaryKey() });
