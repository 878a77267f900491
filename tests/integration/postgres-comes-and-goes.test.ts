import { randomUUID } from 'node:crypto';
import { aPost } from '@tests/support/a-post';
import { signIn } from '@tests/support/sign-in';
import { select } from '@tests/support/sql';
import { testConfig } from '@tests/support/test-config';
import { testDatabaseUrl } from '@tests/support/test-database';
import pg from 'pg';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '@/server/platform/postgres-database';
import { text } from '@/server/platform/sql-types';
import type { RunningServer } from '@/server/start-server';
import { startServer } from '@/server/start-server';
import type { RunningPostgres } from '../../scripts/lib/temporary-postgres';
import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres';

const CONNECTIONS = 2;
const REPORT = '/api/v4/log/error';

const reason = testDatabaseUrl === null ? ' (skipped: TEST_DATABASE_URL is not set)' : '';

describe.skipIf(testDatabaseUrl === null)(`PostgreSQL comes and goes${reason}`, () => {
  let postgres: RunningPostgres;
  let server: RunningServer;
  let beside: RunningServer;
  let socket: Socket;
  let asha: Readonly<Record<string, string>>;
  /** The ids of the posts that the socket at the other server was told of. */
  const heard: string[] = [];

  const start = async (): Promise<RunningServer> =>
    startServer({
      config: testConfig(),
      database: await openPostgres(postgres.url, CONNECTIONS),
      authorshipKey: Buffer.alloc(32, 5),
    });

  beforeAll(async () => {
    const started = await startTemporaryPostgres();
    if (!started.running) throw new Error(started.reason);
    postgres = started;
    server = await start();
    beside = await start();
    asha = (await signIn(server, 'Asha Nair')).headers;
    const { origin } = beside;
    socket = io(origin, { path: '/ws/', transports: ['websocket'], reconnection: false, extraHeaders: { origin } });
    socket.on('postAdded', ({ id }: { readonly id: string }) => heard.push(id));
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    await until(isHeard);
  });
  afterAll(async () => {
    socket.disconnect();
    await server.stop();
    await beside.stop();
    postgres.stop();
  });

  const report = (): Promise<Response> =>
    fetch(server.origin + REPORT, {
      method: 'POST',
      headers: { ...asha, 'content-type': 'application/json' },
      body: JSON.stringify({ error: 'an error', display: 'WEB' }),
    });
  /** Twice as many at once as there are connections. */
  const reports = async (): Promise<readonly number[]> => {
    const answers = await Promise.all(Array.from({ length: 2 * CONNECTIONS }, report));
    return answers.map(({ status }) => status);
  };
  const until = async (isSo: () => Promise<boolean>): Promise<void> => {
    while (!(await isSo())) await pause();
  };
  const isReady = async ({ origin }: RunningServer): Promise<boolean> => (await fetch(`${origin}/readyz`)).ok;
  const allReady = () => until(async () => (await isReady(server)) && (await isReady(beside)));
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));
  /** Whether what happens at one server is heard at the other, where it must not be heard twice. */
  const isHeard = async (): Promise<boolean> => {
    const id = randomUUID();
    server.publish.postAdded(aPost({ id }));
    await pause();
    const times = heard.filter((other) => other === id).length;
    expect(times).toBeLessThan(2);
    return times === 1;
  };
  const refused = [503, 'not_ready', '1', 'application/problem+json'];
  const outcomeOf = async (response: Response) => [
    response.status,
    (await response.json()).code,
    response.headers.get('retry-after'),
    response.headers.get('content-type')?.split(';')[0],
  ];
  const whole = Array.from({ length: 2 * CONNECTIONS }, () => 204);

  it.each(['fast', 'immediate', 'fast', 'immediate'] as const)(
    'refuses for the time of a stop -m %s, and is whole after it',
    async (mode) => {
      await postgres.halt(mode);
      expect(await outcomeOf(await report())).toEqual(refused);
      expect(await isReady(server)).toBe(false);
      expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
      await postgres.resume();
      await allReady();
      expect(await reports()).toEqual(whole);
      await until(isHeard);
    },
  );

  const administrate = async (work: (client: pg.Client) => Promise<void>): Promise<void> => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await work(client).finally(() => client.end());
  };

  it('survives that all its connections are ended, idle ones too', async () => {
    await administrate(async (client) => {
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
        'tarakki',
      ]);
    });
    await allReady();
    expect(await reports()).toEqual(whole);
    await until(isHeard);
  });

  it('refuses what needs a locked table, and nothing else after the lock', async () => {
    await administrate(async (client) => {
      await client.query('begin');
      await client.query('lock table platform.client_reports in access exclusive mode');
      const answers = await Promise.all(Array.from({ length: 3 * CONNECTIONS }, report));
      for (const answer of answers) expect(await outcomeOf(answer)).toEqual(refused);
      await client.query('commit');
    });
    expect(await reports()).toEqual(whole);
  });

  it('gives every statement of a request a timeout', async () => {
    const rows = await select(
      server.database,
      { name: text, setting: text },
      "select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout')",
    );
    const timeouts = Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]));
    expect(timeouts.statement_timeout).toBeGreaterThan(0);
    expect(timeouts.lock_timeout).toBeGreaterThan(0);
  });

  it('carries messages of every length between servers', async () => {
    // With what the adapter adds, one of them is as long as the shortest notification that PostgreSQL refuses.
    const around = 8_000 - JSON.stringify(aPost({ id: randomUUID(), content: '' })).length;
    const posts = Array.from({ length: 400 }, (_, less) =>
      aPost({ id: randomUUID(), content: 'x'.repeat(around - less) }),
    );
    for (const post of posts) server.publish.postAdded(post);
    await until(async () => posts.every(({ id }) => heard.includes(id)));
  });

  it('starts and serves with one connection', async () => {
    const third = await startServer({
      config: testConfig(),
      database: await openPostgres(postgres.url, 1),
      authorshipKey: Buffer.alloc(32, 5),
    });
    expect(await isReady(third)).toBe(true);
    await third.stop();
  });

  it('stops while PostgreSQL is away', async () => {
    await postgres.halt('immediate');
    socket.disconnect();
    await Promise.all([server.stop(), beside.stop()]);
    await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow();
  });
});
