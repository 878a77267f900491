import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { SECOND_MS } from '@/core/kernel/common/india-calendar.rules';
import type { Database } from './database';
import { sqlStateOf } from './database';
import { DatabaseUnavailable } from './database-unavailable';
import {
  appliedMigrations,
  appliedSqlFiles,
  hasMigrations,
  recordMigration,
  recordSqlFiles,
  tryIndexLock,
} from './migrate.queries';
import type { LockedTable } from './migration-locks';
import { CONCURRENTLY, tablesToLock } from './migration-locks';
import type { PostgresDatabase } from './postgres-database';
import { isLaterVersion, isRelease, PRODUCT_VERSION } from './product-version';
import { projectFile } from './project-folder';
import type { SqlFiles } from './sql-files';
import { readSqlFiles } from './sql-files';
import type { RowOf } from './sql-types';
import { SQL_VALUES } from './sql-values';

/** An arbitrary number, which is the same in every process. */
const ADVISORY_LOCK = 7_263_401;

export const disableTimeoutsSql = 'set local lock_timeout = 0; set local statement_timeout = 0';

const TRY_AGAIN_MS = SECOND_MS / 4;

const LOCK_NOT_AVAILABLE = '55P03';

/** Maximum waits in ms. */
export interface LockWaits {
  /** The wait for one lock. Later requests for the table wait as long. */
  readonly lock: number;
  readonly pauses: readonly number[];
}

const LOCK_WAITS: LockWaits = { lock: 2 * SECOND_MS, pauses: [1, 2, 4, 8, 15, 30, 30, 30].map((s) => s * SECOND_MS) };

export class TablesInUse extends Error {
  constructor(tries: number) {
    super(
      `The database was not migrated: ${tries} times a table that changes was in use for too long. ` +
        'End long transactions, or stop the processes of the earlier version, and start again.',
    );
    this.name = 'TablesInUse';
  }
}

const lock = `select pg_advisory_xact_lock(${ADVISORY_LOCK})`;
const bookkeeping = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
`;

export interface SchemaDefinition {
  readonly migrations: string;
  readonly sql: string;
  readonly version: string;
}

export const productSchema: SchemaDefinition = {
  migrations: projectFile('src', 'server', 'platform', 'migrations'),
  sql: projectFile('src', 'server', 'platform', 'sql'),
  version: PRODUCT_VERSION,
};

/** Thrown if the database belongs to a later version. This one would restore its own functions for all processes. */
export class NewerDatabase extends Error {
  constructor(what: string, version: string) {
    super(
      `This database belongs to a later version of the product: ${what}, and this is version ${version}. ` +
        'Start that version or a later one. The way back to an earlier one is in docs/incidents.md, "A bad release".',
    );
    this.name = 'NewerDatabase';
  }
}

export interface SchemaState {
  /** `older` means that a start would change it, `newer` that a start would refuse it. */
  readonly kind: 'empty' | 'older' | 'current' | 'newer';
  readonly applied: number;
  readonly missing: number;
  readonly locked: readonly LockedTable[];
}

/**
 * Runs each migration in its own transaction, the last one together with changed SQL files: a failing one does not
 * undo earlier ones. An advisory lock serialises processes. Returns the number of migrations. Throws TablesInUse,
 * and NewerDatabase for unknown migrations or SQL files of a later version.
 */
export async function migrate(
  database: Database | PostgresDatabase,
  schema = productSchema,
  waits = LOCK_WAITS,
): Promise<number> {
  let count = 0;
  for (;;) {
    const { ran, left, concurrent } = await whenTablesAreFree(waits, () => migrateNext(database, schema, waits));
    count += ran;
    if (concurrent !== null && 'alone' in database) count += await indexConcurrently(database, concurrent);
    else if (left === 0) return count;
  }
}

async function whenTablesAreFree<T>({ pauses }: LockWaits, run: () => Promise<T>): Promise<T> {
  for (const ms of pauses) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable && sqlStateOf(error.cause) === LOCK_NOT_AVAILABLE)) throw error;
    }
    await pause(ms);
  }
  throw new TablesInUse(pauses.length);
}

interface Step {
  readonly ran: number;
  readonly left: number;
  /** The next migration, if it cannot run in a transaction. */
  readonly concurrent: MigrationMeta | null;
}

/** Runs the next migration, or all of them together on a new database, which nobody uses yet. */
function migrateNext(database: Database, schema: SchemaDefinition, waits: LockWaits): Promise<Step> {
  return database.transaction(async (tx) => {
    await tx.execute(disableTimeoutsSql);
    if (tx.kind === 'postgres') await tx.execute(`${lock}; set local lock_timeout = ${waits.lock}`);
    await tx.execute(bookkeeping);
    const [applied] = await tx.query(appliedMigrations);
    const missing = missingAfter(applied, schema);
    const isNew = applied?.count === 0;
    const next = isNew ? missing : missing.slice(0, 1);
    const concurrent = isNew || tx.kind === 'pglite' ? undefined : next.find(isConcurrent);
    if (concurrent !== undefined) return { ran: 0, left: missing.length, concurrent };
    for (const migration of next) {
      for (const statement of migration.sql) await tx.execute(statement.replace(CONCURRENTLY, 'index'));
      await tx.query(recordMigration, migration.hash, migration.folderMillis);
    }
    const left = missing.length - next.length;
    if (left === 0) await applySqlFiles(tx, schema);
    return { ran: next.length, left, concurrent: null };
  });
}

function isConcurrent({ sql }: MigrationMeta): boolean {
  return sql.some((statement) => CONCURRENTLY.test(statement));
}

/**
 * Runs a migration outside of a transaction. Returns 0 if another process has run it. Polls for the lock, because
 * waiting would hold a snapshot that blocks the index build.
 */
function indexConcurrently({ alone }: PostgresDatabase, migration: MigrationMeta): Promise<0 | 1> {
  return alone(async (session) => {
    while ((await session.query(tryIndexLock))[0]?.is_ours !== true) await pause(TRY_AGAIN_MS);
    const [applied] = await session.query(appliedMigrations);
    if ((applied?.newest_at ?? 0) >= migration.folderMillis) return 0;
    for (const statement of migration.sql) await session.execute(statement);
    await session.query(recordMigration, migration.hash, migration.folderMillis);
    return 1;
  });
}

export async function readSchemaState(database: Database, schema = productSchema): Promise<SchemaState> {
  const [known] = await database.query(hasMigrations);
  const [before] = known?.is_there === true ? await database.query(appliedMigrations) : [];
  const applied = before?.count ?? 0;
  const stateOf = (kind: SchemaState['kind'], missing = 0, locked: SchemaState['locked'] = []): SchemaState => ({
    kind,
    applied,
    missing,
    locked,
  });
  try {
    if (applied === 0) return stateOf('empty', missingMigrations(schema.migrations, 0).length);
    const missing = missingAfter(before, schema);
    const scripts = missing.flatMap(({ sql }) => sql);
    if (missing.length > 0) return stateOf('older', missing.length, await tablesToLock(database, scripts));
    return stateOf((await changedSqlFiles(database, schema)) === null ? 'current' : 'older');
  } catch (error) {
    if (error instanceof NewerDatabase) return stateOf('newer');
    throw error;
  }
}

/** Throws NewerDatabase for unknown migrations. */
function missingAfter(
  applied: RowOf<typeof appliedMigrations.columns> | undefined,
  { migrations, version }: SchemaDefinition,
): readonly MigrationMeta[] {
  const newestAt = applied?.newest_at ?? 0;
  const known = momentsOf(migrations);
  if (newestAt > Math.max(...known))
    throw new NewerDatabase(`it has ${applied?.count} migrations, of which ${known.length} are known here`, version);
  return missingMigrations(migrations, newestAt);
}

/** Returns moments in ms since 1970 (`when` in the journal). */
function momentsOf(folder: string): readonly number[] {
  const journal = readFileSync(join(folder, 'meta', '_journal.json'), 'utf8');
  return [...journal.matchAll(/"when": *(\d+)/g)].map(([, when]) => Number(when));
}

function missingMigrations(folder: string, after: number): readonly MigrationMeta[] {
  if (momentsOf(folder).every((moment) => moment <= after)) return [];
  return readMigrationFiles({ migrationsFolder: folder }).filter(({ folderMillis }) => folderMillis > after);
}

async function applySqlFiles(tx: Database, schema: SchemaDefinition): Promise<void> {
  const changed = await changedSqlFiles(tx, schema);
  if (changed === null) return;
  for (const script of changed.scripts) await tx.execute(script);
  await tx.query(recordSqlFiles, changed.hash, schema.version);
}

/** Returns null if the files are applied already. Throws NewerDatabase for files of a later version or release. */
async function changedSqlFiles(database: Database, { sql, version }: SchemaDefinition): Promise<SqlFiles | null> {
  const files = readSqlFiles(sql, SQL_VALUES);
  const [applied] = await database.query(appliedSqlFiles, files.hash);
  if (applied?.hash === files.hash) return null;
  const appliedBy = applied?.version ?? null;
  if (appliedBy === null || isLaterVersion(version, appliedBy)) return files;
  // In development, files are edited and put back; a release whose files were superseded is the older one.
  const isOlderRelease = applied?.was_superseded === true && (isRelease(version) || isRelease(appliedBy));
  if (isOlderRelease || isLaterVersion(appliedBy, version))
    throw new NewerDatabase(`its functions are those of version ${appliedBy}`, version);
  return files;
}
