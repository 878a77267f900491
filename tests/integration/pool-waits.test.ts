import { emptyPostgres, PATIENT, testDatabaseUrl } from '@tests/support/test-database';
import { startTestServer } from '@tests/support/test-server';
import { expect, it, onTestFinished } from 'vitest';
import { DatabaseUnavailable } from '@/server/platform/database-unavailable';
import { openPostgres } from '@/server/platform/postgres-database';

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

it.skipIf(testDatabaseUrl === null)('ends a slow statement of a read sooner than one of a transaction', async () => {
  const { url, drop } = await emptyPostgres();
  const database = await openPostgres(url, 1, { ...PATIENT, read: HELD_MS });
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  const slow = `select pg_sleep(${(3 * HELD_MS) / 1_000})`;
  await expect(database.execute(slow)).rejects.toThrow('statement timeout');
  await expect(database.execute(slow)).rejects.toThrow(DatabaseUnavailable);
  await database.transaction((tx) => tx.execute(slow));
});
