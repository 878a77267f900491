import type { Database } from '@/server/platform/database';
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

// A table of more than a million rows is not counted but estimated: reading it all would cost seconds, and only two digits are shown.
const counts = defineStatement({
  name: 'headline-stats.counts',
  parameters: [],
  columns: { figure: textOf<CountedFigure>(), count: bigint },
  text: Object.entries(COUNTED)
    .map(
      ([figure, table]) => `
        select '${figure}' as figure, case
          when reltuples >= 1e6 then reltuples::bigint
          else (select count(*) from ${table})
        end as count
        from pg_class where oid = '${table}'::regclass`,
    )
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
