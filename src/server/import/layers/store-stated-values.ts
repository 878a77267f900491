import type { Database } from '@/server/platform/database';
import type { GivenValues, LayeredTable } from './layered-table.queries';

export interface GivenLater {
  readonly key: string;
  readonly given: () => GivenValues['given'];
}

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
