import { randomUUID } from 'node:crypto';
import { aPost } from '@tests/support/a-post';
import { signIn } from '@tests/support/sign-in';
import { select } from '@tests/support/sql';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { testConfig } from '@tests/support/test-config';
import pg from 'pg';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import { createResponseCheck } from '@/server/contract/response-check';
import { openPostgres } from '@/server/platform/postgres-database';
import { integer, text } from '@/server/platform/sql-types';
import type { RunningServer } from '@/server/start-server';
import { startServer } from '@/server/start-server';
import { buildServer } from '../../scripts/lib/build-server';
import type { RunningPostgres } from '../../scripts/lib/temporary-postgres';
import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres';
import { Client } from './harness/client';
import type { ServerProcess } from './harness/server-process';
import { freePort, SERVER_BUNDLE, startServerProcess } from './harness/server-process';
import type { Traffic, TrafficAnswer } from './harness/traffic';
import { startTraffic } from './harness/traffic';
import { becomeWriter } from './harness/world';

const CONNECTIONS = 2;
const RESTARTS = 20;
/** The goal is one second; this allows for busy machines. */
const ANSWERED_WITHIN_MS = 4_000;
const READY_WITHIN_MS = 4_000;
const STOPPED_WITHIN_MS = 10_000;
const GIVES_UP_AFTER_MS = 60_000;
const REPORT = '/api/v4/log/error';
/** The traffic exceeds daily limits, so each post is counted under another name. */
const NO_LIMIT_OF_A_DAY = `
  create function platform.count_under_another_name() returns trigger language plpgsql
    as $$ begin new.ref := sha256(gen_random_uuid()::text::bytea); return new; end $$;
  create trigger count_under_another_name before insert on platform.help_counts
    for each row execute function platform.count_under_another_name()`;

describe('PostgreSQL comes and goes', () => {
  let postgres: RunningPostgres;
  let server: RunningServer;
  let beside: RunningServer;
  let alone: ServerProcess;
  let traffic: Traffic;
  let socket: Socket;
  let asha: Readonly<Record<string, string>>;
  const heard: string[] = [];

  const start = async (): Promise<RunningServer> =>
    startServer({
      config: testConfig(),
      database: await openPostgres(postgres.url, CONNECTIONS),
      authorshipKey: Buffer.alloc(32, 5),
    });

  const folder = temporaryFolders('postgres-comes-and-goes');
  const startAlone = async (): Promise<ServerProcess> =>
    startServerProcess({
      DATABASE_URL: postgres.url,
      DATABASE_POOL: String(CONNECTIONS),
      AUTHORSHIP_KEY: Buffer.alloc(32, 5).toString('hex'),
      DATA_DIR: folder(),
      PORT: String(await freePort()),
      DEMO_DATA: 'off',
      LIMIT_WRITES_PER_MINUTE: '1000000',
      LIMIT_CONTRIBUTIONS_PER_MINUTE: '1000000',
      LIMIT_READS_PER_MINUTE: '1000000',
    });
  const check = createResponseCheck(Object.values(serviceDocuments));
  const browser = (): Client => new Client({ origin: alone.origin, check });
  const writer = async (name: string): Promise<Client> => {
    const client = browser();
    for (const cookie of (await signIn(alone, name)).cookies.pairs) client.cookies.set(cookie.name, cookie.value);
    await becomeWriter(client);
    return client;
  };

  const administrate = async (work: (client: pg.Client) => Promise<void>): Promise<void> => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await work(client).finally(() => client.end());
  };

  beforeAll(async () => {
    const [started] = await Promise.all([startTemporaryPostgres(), buildServer(SERVER_BUNDLE)]);
    if (!started.running) throw new Error(started.reason);
    postgres = started;
    server = await start();
    beside = await start();
    alone = await startAlone();
    asha = (await signIn(server, 'Asha Nair')).headers;
    const { origin } = beside;
    socket = io(origin, { path: '/ws/', transports: ['websocket'], reconnection: false, extraHeaders: { origin } });
    socket.on('postAdded', ({ id }: { readonly id: string }) => heard.push(id));
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    await until(isHeard);
    await administrate(async (client) => void (await client.query(NO_LIMIT_OF_A_DAY)));
    const writers = await Promise.all(['Ravi Menon', 'Meera Iyer'].map(writer));
    traffic = await startTraffic(writers, browser(), { community: { type: 'department', entityId: 1 } });
  });
  afterAll(async () => {
    socket.disconnect();
    await Promise.all([server.stop(), beside.stop(), alone.kill('SIGKILL')]);
    postgres.stop();
  });

  const report = (): Promise<Response> =>
    fetch(server.origin + REPORT, {
      method: 'POST',
      headers: { ...asha, 'content-type': 'application/json' },
      body: JSON.stringify({ error: 'an error', display: 'WEB' }),
    });
  /** Twice as many concurrent requests as connections. */
  const reports = async (): Promise<readonly number[]> => {
    const answers = await Promise.all(Array.from({ length: 2 * CONNECTIONS }, report));
    return answers.map(({ status }) => status);
  };
  /** Rejects after a minute, so that one missing event fails only its test. */
  const until = async (isSo: () => Promise<boolean>): Promise<void> => {
    const began = performance.now();
    while (!(await isSo())) {
      if (performance.now() - began > GIVES_UP_AFTER_MS) throw new Error('It did not become so within a minute.');
      await pause();
    }
  };
  const isReady = async ({ origin }: { readonly origin: string }): Promise<boolean> =>
    (await fetch(`${origin}/readyz`)).ok;
  const soon = async (isSo: () => Promise<boolean>): Promise<void> => {
    const began = performance.now();
    await until(isSo);
    expect(performance.now() - began).toBeLessThan(READY_WITHIN_MS);
  };
  const allReady = () => soon(async () => (await Promise.all([server, beside, alone].map(isReady))).every(Boolean));
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));
  /** Events of one server must arrive at the other, once. */
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

  const isSound = ({ status, code, retryAfter, took }: TrafficAnswer): boolean =>
    took < ANSWERED_WITHIN_MS &&
    (status === 200 || status === 201 || (status === 503 && code === 'not_ready' && retryAfter === '1'));
  const told = (): ReadonlySet<number> => {
    const answers = traffic.drain();
    expect(answers.filter((answer) => !isSound(answer))).toEqual([]);
    return new Set(answers.map(({ status }) => status));
  };
  const isWhole = async (): Promise<void> => {
    expect(await reports()).toEqual(whole);
    await soon(isHeard);
    const before = traffic.acknowledged.length;
    await until(async () => traffic.acknowledged.length > before);
    expect(alone.output()).not.toContain('unhandled');
  };

  it.each(Array.from({ length: RESTARTS }, (_, index) => [index + 1, index % 2 === 0 ? 'fast' : 'immediate'] as const))(
    'refuses for the time of restart %i, a stop -m %s, and is whole after it',
    async (_, mode) => {
      told();
      await postgres.halt(mode);
      expect(await outcomeOf(await report())).toEqual(refused);
      for (const one of [server, alone]) {
        expect(await isReady(one)).toBe(false);
        expect((await fetch(`${one.origin}/healthz`)).status).toBe(200);
      }
      await postgres.resume();
      await allReady();
      await isWhole();
      expect(told()).toEqual(new Set([200, 201, 503]));
    },
  );

  it('survives that all its connections are ended, idle ones too', async () => {
    await administrate(async (client) => {
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
        'tarakki',
      ]);
    });
    await allReady();
    await isWhole();
    told();
  });

  it('refuses what needs a locked table, and nothing else after the lock', async () => {
    await administrate(async (client) => {
      await client.query('begin');
      await client.query('lock table platform.client_reports in access exclusive mode');
      const answers = await Promise.all(Array.from({ length: 3 * CONNECTIONS }, report));
      for (const answer of answers) expect(await outcomeOf(answer)).toEqual(refused);
      await client.query('commit');
    });
    await isWhole();
    told();
  });

  it('has every post that was acknowledged, and each once, and no connection more than before', async () => {
    await traffic.stop();
    told();
    const rows = await select(server.database, { id: text }, 'select id::text from content.posts');
    expect(rows.map(({ id }) => id).toSorted()).toEqual(traffic.acknowledged.toSorted());
    const backends = await select(
      server.database,
      { pid: integer },
      "select pid from pg_stat_activity where application_name = 'tarakki'",
    );
    expect(backends.length).toBeLessThanOrEqual(3 * (CONNECTIONS + 1));
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
    // The adapter's overhead makes one as long as PostgreSQL's limit.
    const around = 8_000 - JSON.stringify(aPost({ id: randomUUID(), content: '' })).length;
    const posts = Array.from({ length: 400 }, (_, less) =>
      aPost({ id: randomUUID(), content: 'x'.repeat(around - less) }),
    );
    // More at once would exhaust the connections of a slow machine.
    for (let sent = 0; sent < posts.length; sent += 40) {
      const some = posts.slice(sent, sent + 40);
      for (const post of some) server.publish.postAdded(post);
      await until(async () => some.every(({ id }) => heard.includes(id)));
    }
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

  it('stops after all that, and while PostgreSQL is away', async () => {
    const other = await startAlone();
    const began = performance.now();
    expect(await alone.kill('SIGTERM')).toBe(0);
    await postgres.halt('immediate');
    socket.disconnect();
    await Promise.all([server.stop(), beside.stop()]);
    expect(await other.kill('SIGTERM')).toBe(0);
    expect(performance.now() - began).toBeLessThan(STOPPED_WITHIN_MS);
    await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow();
  });
});
