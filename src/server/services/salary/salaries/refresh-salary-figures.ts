import type { Database } from '@/server/platform/database';
import { withoutTimeouts } from '@/server/platform/migrate';
import { figuresAreDue, refreshFigures, refreshIndustries } from './salary.queries';

/** Counted in one transaction: an industry has far more salaries than a scope. */
const SCOPES = 100;
const INDUSTRIES = 5;

/** Counts the figures of all salaries that were added, changed or removed since; whoever writes salaries calls it afterwards. */
export async function refreshSalaryFigures(database: Database, scopes = SCOPES): Promise<void> {
  // The functions below are large: on the embedded database their first call takes longer than all else at a start.
  const [due] = await database.query(figuresAreDue);
  if (due?.are_due !== true) return;
  await refreshInBatches(database, refreshFigures, scopes);
  await refreshInBatches(database, refreshIndustries, INDUSTRIES);
}

async function refreshInBatches(database: Database, refresh: typeof refreshFigures, batch: number): Promise<void> {
  for (let counted = batch; counted === batch; ) {
    counted = await database.transaction(async (tx) => {
      await tx.execute(withoutTimeouts);
      const [row] = await tx.query(refresh, batch);
      return row?.counted ?? 0;
    });
  }
}
