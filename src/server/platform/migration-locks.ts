import type { Database } from './database';
import { tableSizes } from './migrate.queries';

/** A table that others cannot write, or not even read, while migrations run. */
export interface LockedTable {
  /** With its schema. */
  readonly name: string;
  /** With its indexes. */
  readonly bytes: number;
}

/** Seen on a database of 313 MB of which most was rewritten (17 s). */
const SECONDS_PER_GB = 55;

const LOCKING =
  /\b(?:alter table|drop table|update|delete from|references|on)\s+(?:if exists\s+|only\s+)*("?\w+"?\."?\w+"?)/gi;

/** Returns the tables of the database that migrations lock, largest first. `scripts` are the SQL of the migrations. */
export async function tablesToLock(database: Database, scripts: readonly string[]): Promise<readonly LockedTable[]> {
  const names = scripts.flatMap((sql) => [...sql.matchAll(LOCKING)].map(([, name = '']) => name.replaceAll('"', '')));
  return database.query(tableSizes, [...new Set(names)]);
}

/** Says which tables are locked, how large they are, and about how long at most. */
export function sentenceOfLocks(tables: readonly LockedTable[]): string {
  if (tables.length === 0) return 'no table of now is locked';
  const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
  const seconds = Math.ceil((bytes / 1e9) * SECONDS_PER_GB);
  const names = tables.map((table) => `${table.name} (${Math.ceil(table.bytes / 1e6)} MB)`).join(', ');
  return `up to about ${seconds} s others wait for ${names}`;
}
