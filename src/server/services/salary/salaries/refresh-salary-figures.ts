import type { Database } from '@/server/platform/database';
import { withoutTimeouts } from '@/server/platform/migrate';
import { refreshFigures } from './salary.queries';

/** Scopes that are counted in one transaction. */
const BATCH = 100;

/** Counts the figures of all salaries that were added, changed or removed since; whoever writes salaries calls it afterwards. */
export async function refreshSalaryFigures(database: Database): Promise<void> {
  for (let counted = BATCH; counted === BATCH; ) {
    counted = await database.transaction(async (tx) => {
      await tx.execute(withoutTimeouts);
      const [row] = await tx.query(refreshFigures, BATCH);
      return row?.counted ?? 0;
    });
  }
}
