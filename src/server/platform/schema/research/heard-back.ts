import { sql } from 'drizzle-orm';
import { boolean, check, date, integer } from 'drizzle-orm/pg-core';
import { MIN_GROUP } from '../../../../core/kernel/figures/figures.rules';
import { companies } from '../catalog/catalog';
import { research } from '../postgres-schemas';

const company = {
  companyId: integer()
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
};

export const heardBackFigures = research.table(
  'heard_back_figures',
  {
    ...company,
    /** The lower bound of the figure, in people per hundred. */
    atLeast: integer().notNull(),
    atMost: integer().notNull(),
    count: integer().notNull(),
    newest: date().notNull(),
    isSurge: boolean().notNull(),
  },
  (t) => [check('heard_back_figures_count', sql`${t.count} >= ${sql.raw(`${MIN_GROUP}`)}`)],
);

export const heardBackCounts = research.table('heard_back_counts', {
  ...company,
  people: integer().notNull(),
  /** The number of people in the last count that was too small to publish. */
  base: integer().notNull(),
  isShown: boolean().notNull(),
  /** The first count that left the figure unchanged though people had joined or left. Null if there is none. */
  staleSince: date(),
});

export const heardBackSnapshots = research.table('heard_back_snapshots', { takenOn: date().primaryKey() });
