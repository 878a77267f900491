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

/** The figures of the last weekly count, as they are shown: a company whose figure is withheld has no row. */
export const heardBackFigures = research.table(
  'heard_back_figures',
  {
    ...company,
    /** People of a hundred. */
    atLeast: integer().notNull(),
    atMost: integer().notNull(),
    count: integer().notNull(),
    /** The first day of the month of the newest answer. */
    newest: date().notNull(),
    isSurge: boolean().notNull(),
  },
  (t) => [check('heard_back_figures_count', sql`${t.count} >= ${sql.raw(`${MIN_GROUP}`)}`)],
);

/** The numbers of people that one weekly count leaves to the next, of companies that are not shown too. */
export const heardBackCounts = research.table('heard_back_counts', {
  ...company,
  people: integer().notNull(),
  /** People of the last count that was too small. */
  base: integer().notNull(),
  isShown: boolean().notNull(),
  /** The first count that kept the figure though people had come or left; null for none. */
  staleSince: date(),
});

/** The day of the last weekly count: one row. */
export const heardBackSnapshots = research.table('heard_back_snapshots', { takenOn: date().primaryKey() });
