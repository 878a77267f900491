import type { LayeredTable } from '@/server/import/layers/layered-table.queries';
import { deleteImportLayers, deleteSingleLayers } from '@/server/import/layers/layered-table.queries';
import { layeredTables } from '@/server/import/layers/layered-tables.queries';
import { waitForTurn } from '@/server/import/run/imports.queries';
import type { Database } from '@/server/platform/database';
import { disableTimeoutsSql } from '@/server/platform/migrate';
import { beginUndo, deleteImport, interruptedUndos } from './undo.queries';

export interface UndoneImport {
  /** Rows without another source. */
  readonly removed: number;
  /** Rows that other imports or reference data have too. Their values are restored. */
  readonly restored: number;
  /** Rows kept without the import's facts, because people or other rows need them. */
  readonly emptied: number;
}

type Counts = { -readonly [Name in keyof UndoneImport]: number };

const BATCH = 2_000;

/**
 * Withdraws an import in batches, one transaction per batch. After a kill, the next call resumes. `tell` gets the
 * number of rows so far.
 */
export async function undoImport(
  database: Database,
  importId: number,
  tell: (rows: number) => void,
): Promise<UndoneImport> {
  await database.query(beginUndo, importId);
  const counts: Counts = { removed: 0, restored: 0, emptied: 0 };
  for (const table of layeredTables) {
    let last = '';
    for (;;) {
      const ids = (await database.query(table.rows, importId, last, BATCH)).map(({ id }) => id);
      const end = ids.at(-1);
      if (end === undefined) break;
      const undone = await database.transaction((tx) => undoRows(tx, table, ids, importId));
      counts.removed += undone.removed;
      counts.restored += undone.restored;
      counts.emptied += undone.emptied;
      tell(counts.removed + counts.restored + counts.emptied);
      last = end;
    }
  }
  for (const table of layeredTables) counts.removed += await removeOrphans(database, table);
  await database.query(deleteImport, importId);
  return counts;
}

/** Finishes withdrawals of killed processes. Returns the imports' numbers. */
export async function finishInterruptedUndos(database: Database): Promise<readonly number[]> {
  const ids = (await database.query(interruptedUndos)).map(({ id }) => id);
  for (const id of ids) await undoImport(database, id, () => undefined);
  return ids;
}

async function undoRows(
  tx: Database,
  table: LayeredTable,
  ids: readonly string[],
  importId: number,
): Promise<UndoneImport> {
  await tx.execute(disableTimeoutsSql);
  await tx.query(waitForTurn);
  await tx.query(deleteImportLayers, table.name, ids, importId);
  const restored = (await tx.query(table.restore, ids, importId)).map(({ id }) => id);
  await tx.query(deleteSingleLayers, table.name, restored);
  const own = without(ids, restored);
  const used = (await tx.query(table.used, own)).map(({ id }) => id);
  if (used.length > 0) await tx.query(table.empty, used);
  const removed = await tx.query(table.remove, without(own, used));
  return { removed: removed.length, restored: restored.length, emptied: used.length };
}

/** Removes rows kept only because this import needed them. Returns their number. */
function removeOrphans(database: Database, table: LayeredTable): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.execute(disableTimeoutsSql);
    await tx.query(waitForTurn);
    const orphans = (await tx.query(table.orphans)).map(({ id }) => id);
    if (orphans.length === 0) return 0;
    const used = (await tx.query(table.used, orphans)).map(({ id }) => id);
    return (await tx.query(table.remove, without(orphans, used))).length;
  });
}

function without(ids: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Set(others);
  return ids.filter((id) => !left.has(id));
}
