import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database';
import { appliedSqlFiles, hasMigrations, newestMigration, recordMigration, recordSqlFiles } from './migrate.queries';
import { projectFile } from './project-folder';
import { readSqlFiles } from './sql-files';
import { SQL_VALUES } from './sql-values';

/** Any number; the same in every process that migrates this product. */
const ADVISORY_LOCK = 7_263_401;

/** For a transaction at start, which may work long and wait for another process. */
export const withoutTimeouts = 'set local lock_timeout = 0; set local statement_timeout = 0';

const lock = `select pg_advisory_xact_lock(${ADVISORY_LOCK})`;
const bookkeeping = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
`;

/** The folders of a database's definition. */
export interface SchemaFolders {
  /** Tables, change by change. */
  readonly migrations: string;
  /** Functions, triggers and fixed rows as they are now. */
  readonly sql: string;
}

/** The folders of this product. */
export const schemaFolders: SchemaFolders = {
  migrations: projectFile('src', 'server', 'platform', 'migrations'),
  sql: projectFile('src', 'server', 'platform', 'sql'),
};

/**
 * Brings the database to the newest schema, in one transaction: all missing migrations or none, then the SQL files if any has
 * changed since they were applied. Several processes may start at once on a PostgreSQL server: an advisory lock lets one
 * migrate while the others wait. Returns how many migrations ran.
 */
export async function migrate(database: Database, folders = schemaFolders): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.execute(withoutTimeouts);
    if (tx.kind === 'postgres') await tx.execute(lock);
    await tx.execute(bookkeeping);
    const [newest] = await tx.query(newestMigration);
    const missing = missingMigrations(folders.migrations, newest?.at ?? 0);
    for (const migration of missing) {
      for (const statement of migration.sql) await tx.execute(statement);
      await tx.query(recordMigration, migration.hash, migration.folderMillis);
    }
    await applySqlFiles(tx, folders.sql);
    return missing.length;
  });
}

/** Whether a database has the newest schema; changes nothing. */
export async function isMigrated(database: Database, folders = schemaFolders): Promise<boolean> {
  const [known] = await database.query(hasMigrations);
  if (known?.is_there !== true) return false;
  const [newest] = await database.query(newestMigration);
  if (missingMigrations(folders.migrations, newest?.at ?? 0).length > 0) return false;
  const [applied] = await database.query(appliedSqlFiles);
  return applied?.value === readSqlFiles(folders.sql, SQL_VALUES).hash;
}

/** The migrations after a moment (`when` in the journal). The files are read only where there are any. */
function missingMigrations(folder: string, after: number): readonly MigrationMeta[] {
  const journal = readFileSync(join(folder, 'meta', '_journal.json'), 'utf8');
  const moments = [...journal.matchAll(/"when": *(\d+)/g)].map(([, when]) => Number(when));
  if (moments.every((moment) => moment <= after)) return [];
  return readMigrationFiles({ migrationsFolder: folder }).filter(({ folderMillis }) => folderMillis > after);
}

async function applySqlFiles(tx: Database, folder: string): Promise<void> {
  const { hash, scripts } = readSqlFiles(folder, SQL_VALUES);
  const [applied] = await tx.query(appliedSqlFiles);
  if (applied?.value === hash) return;
  for (const script of scripts) await tx.execute(script);
  await tx.query(recordSqlFiles, hash);
}
