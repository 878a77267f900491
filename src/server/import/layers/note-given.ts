import type { Database } from '@/server/platform/database';
import type { GivenValues, LayeredTable } from './layered-table.queries';

/** Notes what import `importId` gives rows that are there. Most rows of a file are new: of those nothing is sent but their keys. */
export async function noteGiven(
  tx: Database,
  table: LayeredTable,
  given: readonly GivenValues[],
  importId: number,
): Promise<void> {
  const rows = await tx.query(
    table.known,
    given.map(({ key }) => key),
    importId,
  );
  const known = new Set(rows.map(({ key }) => key));
  const spokenOf = given.filter(({ key }) => known.has(key));
  if (spokenOf.length > 0) await tx.query(table.own, JSON.stringify(spokenOf), importId);
}
