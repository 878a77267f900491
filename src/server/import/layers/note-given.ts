import type { Database } from '@/server/platform/database';
import type { GivenValues, LayeredTable } from './layered-table.queries';

/** The values that an import gives a row, put together when they are asked for. */
export interface GivenLater {
  readonly key: string;
  readonly given: () => GivenValues['given'];
}

/** Notes what import `importId` gives rows that are there. Most rows of a file are new: of those nothing is sent but their keys. */
export async function noteGiven(
  tx: Database,
  table: LayeredTable,
  rows: readonly GivenLater[],
  importId: number,
): Promise<void> {
  const found = await tx.query(
    table.known,
    rows.map(({ key }) => key),
    importId,
  );
  const known = new Set(found.map(({ key }) => key));
  const spokenOf = rows
    .filter(({ key }) => known.has(key))
    .map(({ key, given }): GivenValues => ({ key, given: given() }));
  if (spokenOf.length > 0) await tx.query(table.own, JSON.stringify(spokenOf), importId);
}
