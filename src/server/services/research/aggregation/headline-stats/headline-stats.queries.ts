import type { Database } from '@/server/platform/database';
import { rowCountOf } from '@/server/platform/row-count';
import { bigint, text, textOf } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/**
 * SQL conditions for rows that are counted. Counting a waiting card, an uncounted salary or an account of today would
 * reveal when it was added. Imported pay counts immediately.
 */
const COUNTED = {
  users: ['identity.users', 'created_on < $1::text::date'],
  reviews: ['research.reviews', "status = 'LIVE'"],
  salaries: ['research.salaries', '(is_counted or author_ref is null)'],
  interviews: ['research.interviews', 'true'],
} as const;

export type CountedFigure = keyof typeof COUNTED;

/** Counts rows. Estimates suffice for large tables, since two digits are shown. */
const counts = defineStatement({
  name: 'headline-stats.counts',
  parameters: [text],
  columns: { figure: textOf<CountedFigure>(), count: bigint },
  text: Object.entries(COUNTED)
    .map(([figure, [table, shown]]) => `select '${figure}' as figure, ${rowCountOf(table, shown)} as count`)
    .join(' union all '),
});

export async function countFigures(
  database: Pick<Database, 'query'>,
  today: string,
): Promise<Readonly<Record<CountedFigure, number>>> {
  const counted = { users: 0, reviews: 0, salaries: 0, interviews: 0 };
  for (const { figure, count } of await database.query(counts, today)) counted[figure] = count;
  return counted;
}
