import type { Database } from './database';
import { tableSizes } from './migrate.queries';

/** The duration of a lock. `rewrite` and `read` depend on the size of the table. */
export type LockDuration = 'rewrite' | 'read' | 'moment';

export interface LockedTable {
  readonly name: string;
  readonly bytes: number;
  readonly lockedFor: LockDuration;
}

const LONGEST_FIRST: readonly LockDuration[] = ['rewrite', 'read', 'moment'];

/** Rewrites as measured on a database of 313 MB (17 s); new indexes and constraints on a table of 364 MB (1.4 s). */
const SECONDS_PER_GB: Record<LockDuration, number> = { rewrite: 55, read: 5, moment: 0 };

const LOCKING =
  /\b(alter table|drop table|update|delete from|references|on)\s+(?:if exists\s+|only\s+)*("?\w+"?\."?\w+"?)/gi;
export const CONCURRENTLY = /\bindex concurrently\b/i;
const WRITES_ROWS = /^(?:update|delete from)$/i;
const REWRITES = /\b(?:set data type|alter column \S+ type|stored|identity|\w*serial)\b/i;
const READS = /\b(?:index|add constraint|set not null)\b/i;
const SENTENCES: Record<LockDuration, string> = { rewrite: 'rewritten', read: 'read through', moment: 'for a moment' };

export async function tablesToLock(database: Database, scripts: readonly string[]): Promise<readonly LockedTable[]> {
  const locks = scripts.flatMap((script) => script.split(';')).flatMap(locksOf);
  const sizes = await database.query(tableSizes, [...new Set(locks.map(({ name }) => name))]);
  return sizes.map(({ name, bytes }) => {
    const kinds = new Set(locks.filter((lock) => lock.name === name).map(({ lockedFor }) => lockedFor));
    return { name, bytes, lockedFor: LONGEST_FIRST.find((kind) => kinds.has(kind)) ?? 'moment' };
  });
}

function locksOf(statement: string): readonly Pick<LockedTable, 'name' | 'lockedFor'>[] {
  if (CONCURRENTLY.test(statement)) return [];
  return [...statement.matchAll(LOCKING)].map(([, verb = '', name = '']) => ({
    name: name.replaceAll('"', ''),
    lockedFor: lockOf(verb, statement),
  }));
}

function lockOf(verb: string, statement: string): LockDuration {
  if (WRITES_ROWS.test(verb)) return 'rewrite';
  if (/^(?:references|drop table)$/i.test(verb)) return 'moment';
  if (/^alter table$/i.test(verb) && REWRITES.test(statement)) return 'rewrite';
  return READS.test(statement) ? 'read' : 'moment';
}

export function locksSentence(tables: readonly LockedTable[]): string {
  if (tables.length === 0) return 'no table of now is locked';
  const seconds = tables.reduce((sum, { bytes, lockedFor }) => sum + (bytes / 1e9) * SECONDS_PER_GB[lockedFor], 0);
  const names = tables.map(
    ({ name, bytes, lockedFor }) => `${name} (${Math.ceil(bytes / 1e6)} MB, ${SENTENCES[lockedFor]})`,
  );
  return `up to about ${Math.ceil(seconds)} s others wait for ${names.join(', ')}`;
}
