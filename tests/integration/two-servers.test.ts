import { signIn } from '@tests/support/sign-in';
import { select } from '@tests/support/sql';
import { testConfig } from '@tests/support/test-config';
import { PATIENT, testDatabaseUrl } from '@tests/support/test-database';
import { startTestServer } from '@tests/support/test-server';
import { io } from 'socket.io-client';
import { describe, expect, it } from 'vitest';
import type { Config } from '@/server/platform/config/config';
import { openPostgres } from '@/server/platform/postgres-database';
import { integer, text } from '@/server/platform/sql-types';
import type { RunningServer, StartOptions } from '@/server/start-server';
import { startServer } from '@/server/start-server';

/** Another server over the database of the first one, as a second process would be. */
async function startBeside(
  first: RunningServer,
  config: Partial<Config> = {},
  clock: Pick<StartOptions, 'uptime'> = {},
): Promise<RunningServer> {
  const [row] = await select(first.database, { name: text }, 'select current_database() as name');
  const url = new URL(testDatabaseUrl ?? '');
  url.pathname = `/${row?.name}`;
  return startServer({
    config: testConfig(config),
    database: await openPostgres(url.href, 4, PATIENT),
    authorshipKey: Buffer.alloc(32, 5),
    ...clock,
  });
}

const reason = testDatabaseUrl === null ? ' (skipped: TEST_DATABASE_URL is not set)' : '';

describe.skipIf(testDatabaseUrl === null)(`two servers over one PostgreSQL${reason}`, () => {
  it('share sessions, and what happens at one is heard at the other', async () => {
    const first = await startTestServer({ on: 'postgres' });
    const second = await startBeside(first);
    const { cookie, headers } = await signIn(first, 'Asha Nair');
    const profile = await fetch(`${second.origin}/api/user/user/profile`, {
      headers: { ...headers, origin: second.origin },
    });
    expect(profile.status).toBe(200);

    const socket = io(second.origin, {
      path: '/ws/',
      transports: ['websocket'],
      reconnection: false,
      extraHeaders: { origin: second.origin, cookie },
    });
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    const gone = new Promise<string>((resolve) => socket.once('disconnect', resolve));
    await fetch(`${first.origin}/logout`, { headers: { ...headers, systemid: 'desktop' } });
    expect(await gone).toBe('io server disconnect');
    socket.disconnect();
    await second.stop();
    await first.stop();
  });

  it('know of a session that has ended at the other one, also without a socket', async () => {
    const first = await startTestServer({ on: 'postgres' });
    // What it remembers never ends by itself.
    const second = await startBeside(first, {}, { uptime: () => 0 });
    const { headers } = await signIn(first, 'Asha Nair');
    const statusAt = async ({ origin }: RunningServer): Promise<number> =>
      (await fetch(`${origin}/api/user/user/profile`, { headers: { ...headers, origin } })).status;
    expect(await statusAt(second)).toBe(200);
    await fetch(`${first.origin}/logout`, { headers: { ...headers, systemid: 'desktop' } });
    await expect.poll(() => statusAt(second), { timeout: 30_000 }).toBe(401);
    await second.stop();
    await first.stop();
  });

  it('count requests together', async () => {
    const config = { limits: { login: 100, writes: 100, contributions: 100, reads: 20 } };
    const first = await startTestServer({ on: 'postgres', config });
    const second = await startBeside(first, config);
    const read = async ({ app }: RunningServer): Promise<number> => (await app.inject('/api/none')).statusCode;
    for (let count = 0; count < 20; count += 1) expect(await read(first)).toBe(404);
    expect(await read(first)).toBe(429);
    let passed = 0;
    while ((await read(second)) !== 429) {
      passed += 1;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    expect(passed).toBeLessThan(6);
    const [row] = await select(
      first.database,
      { count: integer, refs: integer },
      'select max(count) as count, min(length(sender_ref)) as refs from platform.request_counts',
    );
    expect(row?.refs).toBe(32);
    expect(row?.count).toBeGreaterThanOrEqual(20);
    await second.stop();
    await first.stop();
  });

  it('refuses to start with another authorship key than the data was written with', async () => {
    const first = await startTestServer({ on: 'postgres' });
    const [row] = await select(first.database, { name: text }, 'select current_database() as name');
    const url = new URL(testDatabaseUrl ?? '');
    url.pathname = `/${row?.name}`;
    const other = startServer({
      config: testConfig(),
      database: await openPostgres(url.href, 2, PATIENT),
      authorshipKey: Buffer.alloc(32, 6),
    });
    await expect(other).rejects.toThrow('This database was written with another authorship key.');
    await first.stop();
  });
});
