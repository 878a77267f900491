import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Config } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database';
import { openPostgres } from '@/server/platform/postgres-database';
import type { RunningServer, StartOptions } from '@/server/start-server';
import { startServer } from '@/server/start-server';
import { testConfig } from './test-config';
import { openTestDatabase } from './test-database';

/** The PostgreSQL that integration tests use as well; null where none could be started, which the runner prints. */
export const testDatabaseUrl: string | null = process.env.TEST_DATABASE_URL ?? null;

/** What a test may change of its server. */
export interface TestServerOptions extends Partial<Omit<StartOptions, 'config' | 'database' | 'authorshipKey'>> {
  readonly config?: Partial<Config>;
  /** `postgres` takes a new database of the server at TEST_DATABASE_URL, which is dropped when the test's server stops. */
  readonly on?: Database['kind'];
}

/** The whole server on a free port over a fresh migrated database, with the emulated Google. Stop it at the end. */
export async function startTestServer({
  config,
  on = 'pglite',
  ...rest
}: TestServerOptions = {}): Promise<RunningServer> {
  const { database, drop } = on === 'postgres' ? await newPostgres() : await newPglite();
  const started = await startServer({
    config: testConfig(config),
    database,
    authorshipKey: Buffer.alloc(32, 5),
    ...rest,
  });
  return {
    ...started,
    stop: async () => {
      await started.stop();
      await drop();
    },
  };
}

interface DisposableDatabase {
  readonly database: Database;
  readonly drop: () => Promise<void>;
}

async function newPglite(): Promise<DisposableDatabase> {
  return { database: await openTestDatabase(), drop: async () => undefined };
}

async function newPostgres(): Promise<DisposableDatabase> {
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
