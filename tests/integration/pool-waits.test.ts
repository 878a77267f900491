import { emptyPostgres, PATIENT, testDatabaseUrl } from '@tests/support/test-database';
import { startTestServer } from '@tests/support/test-server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { DatabaseUnavailable } from '@/server/platform/database-unavailable';
import type { PostgresDatabase } from '@/server/platform/postgres-database';
import { openPostgres } from '@/server/platform/postgres-database';
import type { DatabaseTimeouts } from '@/server/platform/postgres-settings';
import { giveSettings } from './harness/give-settings';

const HELD_MS = 300;

it.skipIf(testDatabaseUrl === null)('measures how long statements and transactions wait for a connection', async () => {
  const server = await startTestServer({ on: 'postgres', config: { metrics: { host: '127.0.0.1', port: 0 } } });
  onTestFinished(() => server.stop());
  const figure = async (name: string): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  };
  const before = await figure('tarakki_pool_wait_seconds_total');
  const size = await figure('tarakki_pool_size');
  await Promise.all([
    ...Array.from({ length: size }, () => server.database.execute(`select pg_sleep(${HELD_MS / 1_000})`)),
    server.database.execute('select 1'),
    server.database.transaction((tx) => tx.execute('select 1')),
  ]);
  const waitedMs = ((await figure('tarakki_pool_wait_seconds_total')) - before) * 1_000;
  expect(waitedMs).toBeGreaterThan(1.5 * HELD_MS);
});

const LIMITS: DatabaseTimeouts = { ...PATIENT, read: HELD_MS, statement: 6 * HELD_MS };
const sleeping = (ms: number): string => `select pg_sleep(${ms / 1_000})`;

async function openPooled(url: string): Promise<PostgresDatabase> {
  await giveSettings(url, LIMITS);
  return openPostgres(url, 1, LIMITS, url);
}

describe.skipIf(testDatabaseUrl === null).each([
  { path: 'directly', open: (url: string) => openPostgres(url, 1, LIMITS) },
  { path: 'through a pooler', open: openPooled },
])('a slow statement $path', ({ open }) => {
  let database: PostgresDatabase;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const empty = await emptyPostgres();
    drop = empty.drop;
    database = await open(empty.url);
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  it('ends soon outside of a transaction, before one and after it, and later inside', async () => {
    const isEnded = async (statement: Promise<void>): Promise<void> => {
      const error = await statement.catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(DatabaseUnavailable);
      expect(String(error)).toContain('statement timeout');
    };
    await isEnded(database.execute(sleeping(3 * HELD_MS)));
    await database.transaction((tx) => tx.execute(sleeping(3 * HELD_MS)));
    await isEnded(database.execute(sleeping(3 * HELD_MS)));
    await isEnded(database.transaction((tx) => tx.execute(sleeping(18 * HELD_MS))));
    await isEnded(database.execute(sleeping(3 * HELD_MS)));
  });
});
