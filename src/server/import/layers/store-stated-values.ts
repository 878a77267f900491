import type { Database } from '@/server/platform/database';
import type { LayeredTable, StatedValues } from './layered-table.queries';

export interface LazyStatedValues {
  readonly key: string;
  readonly given: () => StatedValues['given'];
}

export async function storeStatedValues(
  tx: Database,
  table: LayeredTable,
  rows: readonly LazyStatedValues[],
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
    .map(({ key, given }): StatedValues => ({ key, given: given() }));
  if (spokenOf.length > 0) await tx.query(table.own, JSON.stringify(spokenOf), importId);
}
