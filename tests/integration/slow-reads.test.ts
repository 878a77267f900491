import { testConfig } from '@tests/support/test-config';
import { migratedPostgres, PATIENT, testDatabaseUrl } from '@tests/support/test-database';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '@/server/platform/postgres-database';
import { startServer } from '@/server/start-server';

const READ_MS = 1_500;
const HEADERS = { appid: '999', systemid: 'AB_WEB', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' };

it.skipIf(testDatabaseUrl === null)('answers 503 to a read that takes too long, and other reads as usual', async () => {
  const { url, drop } = await migratedPostgres();
  const database = await openPostgres(url, 4, { ...PATIENT, read: READ_MS });
  const server = await startServer({ config: testConfig(), database, authorshipKey: Buffer.alloc(32, 5) });
  const locker = new pg.Client({ connectionString: url });
  await locker.connect();
  onTestFinished(async () => {
    await locker.end();
    await server.stop();
    await drop();
  });
  const read = async (path: string) => {
    const { payload, statusCode, headers } = await server.app.inject({ url: path, headers: HEADERS });
    return { status: statusCode, code: JSON.parse(payload).code, retryAfter: headers['retry-after'] };
  };

  await locker.query('begin');
  await locker.query('lock table content.communities in access exclusive mode');
  const began = performance.now();
  const slow = await read('/api/feed/v1/community');
  expect(slow).toEqual({ status: 503, code: 'not_ready', retryAfter: '1' });
  expect(performance.now() - began).toBeGreaterThan(READ_MS * 0.9);
  expect(await read('/api/company/companies')).toMatchObject({ status: 200 });
  await locker.query('rollback');
  expect(await read('/api/feed/v1/community')).toMatchObject({ status: 200 });
});
