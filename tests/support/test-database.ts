import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '@/server/platform/database';
import { migrate } from '@/server/platform/migrate';
import type { PgliteDatabase } from '@/server/platform/pglite-database';
import { openPglite } from '@/server/platform/pglite-database';
import { openPostgres } from '@/server/platform/postgres-database';
import type { DatabaseWaits } from '@/server/platform/postgres-settings';
import { projectFile } from '@/server/platform/project-folder';
import { text } from '@/server/platform/sql-types';
import { makeOnce } from './make-once';
import { select } from './sql';

/** Any number; the same in every process that makes a role or a template. */
const MAKING_LOCK = 7_263_402;

/**
 * The role that owns the databases of tests and connects to them: like that of an operator, who is superuser of no managed PostgreSQL, it has
 * no rights but on its databases.
 */
const ROLE = 'tarakki_tests';

/**
 * A fresh migrated database in memory. The first one of a schema takes some seconds and leaves a snapshot in .cache/;
 * the others start from it in half a second.
 */
export async function openTestDatabase(): Promise<PgliteDatabase> {
  const file = snapshotFile();
  await makeOnce(file, () => writeSnapshot(file));
  return openPglite(null, new Blob([readFileSync(file)]));
}

function snapshotFile(): string {
  return projectFile('.cache', `test-database-${schemaStamp()}.tar`);
}

/** A hash of every SQL file of the server and of the embedded database's version. */
function schemaStamp(): string {
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
 * The database that suites run on here: PostgreSQL if there is one, a world on which starts in a quarter of the work, else the embedded
 * one. The long run takes the embedded one, so that each night both have been asked everything.
 */
export const testDatabaseKind: Database['kind'] =
  testDatabaseUrl === null || process.env.TEST_LONG === 'on' ? 'pglite' : 'postgres';

/** The same, for suites that run on each of several. */
export const testDatabaseKinds: readonly Database['kind'][] = [testDatabaseKind];

/** Both databases, those that suites run on here first: for the few suites whose promise must hold on each in every run. */
export const bothDatabaseKinds: readonly Database['kind'][] =
  testDatabaseUrl === null ? ['pglite'] : [testDatabaseKind, testDatabaseKind === 'pglite' ? 'postgres' : 'pglite'];

/** What a product reports soon, a test waits for, in ms: how busy the machine is proves nothing. */
export const PATIENT: DatabaseWaits = { connection: 120_000, lock: 120_000, statement: 120_000 };

/** A fresh database of one test file. Close it, then drop it. */
export interface DisposableDatabase {
  readonly database: Database;
  readonly drop: () => Promise<void>;
}

/** A fresh migrated database: one in memory, or a new one of the server at TEST_DATABASE_URL. */
export async function openDatabaseOn(kind: Database['kind']): Promise<DisposableDatabase> {
  if (kind === 'pglite') return { database: await openTestDatabase(), drop: async () => undefined };
  const { url, drop } = await createPostgres(makeTemplate);
  return { database: await openPostgres(url, 4, PATIENT), drop };
}

/** A fresh database of the server at TEST_DATABASE_URL. */
export interface DisposablePostgres {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** Returns a migrated database of PostgreSQL that nobody has opened yet. */
export function migratedPostgres(): Promise<DisposablePostgres> {
  return createPostgres(makeTemplate);
}

/** Returns a database of PostgreSQL without a table. */
export function emptyPostgres(): Promise<DisposablePostgres> {
  return createPostgres(async () => 'template0');
}

/** Changes a test's database with rights that its own role lacks: the embedded one is the superuser's anyway. */
export async function executeAsSuperuser(database: Database, sql: string): Promise<void> {
  if (database.kind === 'pglite' || testDatabaseUrl === null) return database.execute(sql);
  const [row] = await select(database, { name: text }, 'select current_database()::text as name');
  const url = new URL(testDatabaseUrl);
  url.pathname = `/${row?.name}`;
  await administrate(url.href, async (client) => {
    await client.query(sql);
  });
}

/** A fresh migrated database of the kind that suites run on here, for a test of what is alike on both. Closing it removes it. */
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

/** Every process that knows the server finds the same one. */
function passwordAt(server: string): string {
  return createHash('sha256').update(server).digest('hex');
}

/** Makes the migrated database that the others of a server are copied from, once; copying takes a tenth of migrating. */
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
    // A connection to it would keep others from copying it.
    await client.query(`alter database ${name} allow_connections false`);
  });
  return name;
}

/** Processes that make the same thing do so one after the other. */
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
