import type { Database } from '@/server/platform/database';
import { rowCountOf } from '@/server/platform/row-count';
import { bigint, textOf } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/**
 * The table behind each figure. A feature that stores one of the others adds its table here; until then there is nothing to count.
 */
const COUNTED = {
  users: 'identity.users',
  reviews: 'research.reviews',
  salaries: 'research.salaries',
  interviews: 'research.interviews',
} as const;

/** The figures that are counted. */
export type CountedFigure = keyof typeof COUNTED;

// An estimate does if a table is large: only two digits are shown.
const counts = defineStatement({
  name: 'headline-stats.counts',
  parameters: [],
  columns: { figure: textOf<CountedFigure>(), count: bigint },
  text: Object.entries(COUNTED)
    .map(([figure, table]) => `select '${figure}' as figure, ${rowCountOf(table)} as count`)
    .join(' union all '),
});

/** Counts everything that is counted. */
export async function countFigures(
  database: Pick<Database, 'query'>,
): Promise<Readonly<Record<CountedFigure, number>>> {
  const counted = { users: 0, reviews: 0, salaries: 0, interviews: 0 };
  for (const { figure, count } of await database.query(counts)) counted[figure] = count;
  return counted;
}
