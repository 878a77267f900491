import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import type { ReleaseData } from '@/server/platform/data-lock';
import { DataLocked, lockData } from '@/server/platform/data-lock';
import type { Database } from '@/server/platform/database';
import { migrate } from '@/server/platform/migrate';
import type { PgliteDatabase } from '@/server/platform/pglite-database';
import { openPglite } from '@/server/platform/pglite-database';
import { openPostgres } from '@/server/platform/postgres-database';
import { projectFile } from '@/server/platform/project-folder';

/**
 * A fresh migrated database in memory. The first one of a set of migrations takes some seconds and leaves a snapshot in .cache/;
 * the others start from it in half a second.
 */
export async function openTestDatabase(): Promise<PgliteDatabase> {
  const file = snapshotFile();
  while (!existsSync(file)) await makeSnapshot(file);
  return openPglite(null, new Blob([readFileSync(file)]));
}

function snapshotFile(): string {
  const migrations = readMigrationFiles({ migrationsFolder: projectFile('src', 'server', 'platform', 'migrations') });
  const pglite = readFileSync(projectFile('node_modules', '@electric-sql', 'pglite', 'package.json'), 'utf8');
  const stamp = createHash('sha256').update(pglite);
  for (const { hash } of migrations) stamp.update(hash);
  return projectFile('.cache', `test-database-${stamp.digest('hex').slice(0, 16)}.tar`);
}

/** Makes the snapshot, or waits a moment where another test process is making it: all of them at once would take minutes. */
async function makeSnapshot(file: string): Promise<void> {
  let release: ReleaseData;
  try {
    release = lockData(`${file}.making`);
  } catch (error) {
    if (!(error instanceof DataLocked)) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return;
  }
  try {
    if (!existsSync(file)) await writeSnapshot(file);
  } finally {
    release();
  }
}

async function writeSnapshot(file: string): Promise<void> {
  const database = await openPglite(null);
  await migrate(database);
  const snapshot = await database.snapshot();
  await database.close();
  // Renamed in one step, so that nobody reads half of it.
  const unfinished = `${file}.unfinished`;
  writeFileSync(unfinished, Buffer.from(await snapshot.arrayBuffer()));
  renameSync(unfinished, file);
}

/** The PostgreSQL that tests use as well; null where none could be started, which the runner prints. */
export const testDatabaseUrl: string | null = process.env.TEST_DATABASE_URL ?? null;

/** The databases that a suite can run on here. */
export const testDatabaseKinds: readonly Database['kind'][] =
  testDatabaseUrl === null ? ['pglite'] : ['pglite', 'postgres'];

/** A fresh database of one test file. Close it, then drop it. */
export interface DisposableDatabase {
  readonly database: Database;
  readonly drop: () => Promise<void>;
}

/** A fresh database: a migrated one in memory, or a new empty one of the server at TEST_DATABASE_URL. */
export async function openDatabaseOn(kind: Database['kind']): Promise<DisposableDatabase> {
  if (kind === 'pglite') return { database: await openTestDatabase(), drop: async () => undefined };
  if (testDatabaseUrl === null) throw new Error('TEST_DATABASE_URL is not set.');
  const url = new URL(testDatabaseUrl);
  const name = `tarakki_test_${randomBytes(6).toString('hex')}`;
  await administrate(testDatabaseUrl, `create database ${name}`);
  url.pathname = `/${name}`;
  return {
    database: await openPostgres(url.href, 4),
    drop: () => administrate(testDatabaseUrl, `drop database ${name} with (force)`),
  };
}

async function administrate(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
