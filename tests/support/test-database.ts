import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '@/server/platform/database';
import { migrate } from '@/server/platform/migrate';
import type { PgliteDatabase } from '@/server/platform/pglite-database';
import { openPglite } from '@/server/platform/pglite-database';
import { openPostgres } from '@/server/platform/postgres-database';
import type { DatabaseTimeouts } from '@/server/platform/postgres-settings';
import { projectFile } from '@/server/platform/project-folder';
import { text } from '@/server/platform/sql-types';
import { makeOnce } from './make-once';
import { select } from './sql';

/** Any number; the same in every process that makes a role or a template. */
const MAKING_LOCK = 7_263_402;

/** The tests' role: like a managed PostgreSQL's operator, without rights beyond its databases. */
const ROLE = 'tarakki_tests';

/**
 * In memory. The first takes some seconds and leaves a snapshot in .cache/, from which others start in half a
 * second.
 */
export async function openTestDatabase(): Promise<PgliteDatabase> {
  const file = snapshotFile();
  await makeOnce(file, () => writeSnapshot(file));
  return openPglite(null, new Blob([readFileSync(file)]));
}

function snapshotFile(): string {
  return projectFile('.cache', `test-database-${schemaStamp()}.tar`);
}

let stampOfThread: string | null = null;

/** A hash of every SQL file of the server and of the embedded database's version. */
function schemaStamp(): string {
  stampOfThread ??= hashSchema();
  return stampOfThread;
}

function hashSchema(): string {
  const server = projectFile('src', 'server');
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.sql'));
  const stamp = createHash('sha256').update(
    readFileSync(projectFile('node_modules', '@electric-sql', 'pglite', 'package.json')),
  );
  for (const path of files.toSorted()) stamp.update(path).update(readFileSync(join(server, path)));
  return stamp.digest('hex').slice(0, 16);
}

async function writeSnapshot(file: string): Promise<void> {
  const database = await openPglite(null);
  await migrate(database);
  const snapshot = await database.snapshot();
  await database.close();
  // Renamed in one step, so that a half-written copy is never read; each process writes its own.
  const unfinished = `${file}.${randomBytes(6).toString('hex')}.unfinished`;
  writeFileSync(unfinished, Buffer.from(await snapshot.arrayBuffer()));
  renameSync(unfinished, file);
}

/** The PostgreSQL that tests use as well; null if none could be started, which the runner prints. */
export const testDatabaseUrl: string | null = process.env.TEST_DATABASE_URL ?? null;

/**
 * PostgreSQL if available, whose worlds start four times as fast, else the embedded one. The long run uses the
 * embedded one, so both are tested each night.
 */
export const testDatabaseKind: Database['kind'] =
  testDatabaseUrl === null || process.env.TEST_LONG === 'on' ? 'pglite' : 'postgres';

export const testDatabaseKinds: readonly Database['kind'][] = [testDatabaseKind];

/** For suites that must pass on both in every run. */
export const bothDatabaseKinds: readonly Database['kind'][] =
  testDatabaseUrl === null ? ['pglite'] : [testDatabaseKind, testDatabaseKind === 'pglite' ? 'postgres' : 'pglite'];

/** In ms: tests wait long, since a busy machine proves nothing. */
export const PATIENT: DatabaseTimeouts = { connection: 120_000, lock: 120_000, read: 120_000, statement: 120_000 };

export interface DisposableDatabase {
  readonly database: Database;
  readonly drop: () => Promise<void>;
}

export async function openDatabaseOn(kind: Database['kind']): Promise<DisposableDatabase> {
  if (kind === 'pglite') return { database: await openTestDatabase(), drop: async () => undefined };
  const { url, drop } = await createPostgres(makeTemplate);
  return { database: await openPostgres(url, 4, PATIENT), drop };
}

export interface DisposablePostgres {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

export function migratedPostgres(): Promise<DisposablePostgres> {
  return createPostgres(makeTemplate);
}

export function emptyPostgres(): Promise<DisposablePostgres> {
  return createPostgres(async () => 'template0');
}

/** The test's own role lacks these rights. */
export async function executeAsSuperuser(database: Database, sql: string): Promise<void> {
  if (database.kind === 'pglite' || testDatabaseUrl === null) return database.execute(sql);
  const [row] = await select(database, { name: text }, 'select current_database()::text as name');
  const url = new URL(testDatabaseUrl);
  url.pathname = `/${row?.name}`;
  await administrate(url.href, async (client) => {
    await client.query(sql);
  });
}

/** Closing removes it. */
export async function openSuiteDatabase(): Promise<Database> {
  const { database, drop } = await openDatabaseOn(testDatabaseKind);
  const close = async (): Promise<void> => {
    await database.close();
    await drop();
  };
  return { ...database, close };
}

async function createPostgres(
  templateOf: (client: pg.Client, server: string) => Promise<string>,
): Promise<DisposablePostgres> {
  const server = testDatabaseUrl;
  if (server === null) throw new Error('TEST_DATABASE_URL is not set.');
  const name = `tarakki_test_${randomBytes(6).toString('hex')}`;
  await administrate(server, async (client) => {
    await makeOnceOfAll(client, () => makeRole(client, server));
    const template = await templateOf(client, server);
    await client.query(`create database ${name} owner ${ROLE} template ${template}`);
  });
  return {
    url: addressOf(server, name),
    drop: () =>
      administrate(server, async (client) => {
        await client.query(`drop database ${name} with (force)`);
      }),
  };
}

async function makeRole(client: pg.Client, server: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [ROLE]);
  if (rowCount === 0) await client.query(`create role ${ROLE} login password '${passwordAt(server)}'`);
}

/** Derived, so that every process finds the same. */
function passwordAt(server: string): string {
  return createHash('sha256').update(server).digest('hex');
}

/** Created once per server; copying takes a tenth of migrating. */
async function makeTemplate(client: pg.Client, server: string): Promise<string> {
  const name = `tarakki_template_${schemaStamp()}`;
  await makeOnceOfAll(client, async () => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1 and not datallowconn', [
      name,
    ]);
    if (rowCount !== 0) return;
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name} owner ${ROLE}`);
    const database = await openPostgres(addressOf(server, name), 1, PATIENT);
    await migrate(database);
    await database.close();
    // A connection to it would block copying.
    await client.query(`alter database ${name} allow_connections false`);
  });
  return name;
}

async function makeOnceOfAll(client: pg.Client, make: () => Promise<void>): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MAKING_LOCK]);
  await make();
  await client.query('select pg_advisory_unlock($1)', [MAKING_LOCK]);
}

function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.username = ROLE;
  url.password = passwordAt(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function administrate(connectionString: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await work(client).finally(() => client.end());
}
