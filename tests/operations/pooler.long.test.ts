import { signIn } from '@tests/support/sign-in';
import { temporaryFolders } from '@tests/support/temporary-folders';
import pg from 'pg';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import { createResponseCheck } from '@/server/contract/response-check';
import { buildServer } from '../../scripts/lib/build-server';
import type { RunningPostgres } from '../../scripts/lib/temporary-postgres';
import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres';
import { Client } from '../integration/harness/client';
import type { ServerProcess } from '../integration/harness/server-process';
import { freePort, SERVER_BUNDLE, spawnServer, startServerProcess } from '../integration/harness/server-process';
import { becomeWriter } from '../integration/harness/world';
import type { PgBouncer } from './pgbouncer';
import { hasPgBouncer, startPgBouncer } from './pgbouncer';

/** Pooler connections to PostgreSQL; each process asks for `DATABASE_POOL` of them. */
const CONNECTIONS = 4;
const PROCESSES = 2;
const REQUESTS = 3_000;
const CLIENTS = 32;
const PATHS = [
  '/api/feed/v3/feed?limit=5',
  '/api/company/companies?limit=10',
  '/reviews/vaayuna-technologies-reviews',
  '/',
];
const GUEST = { appid: '999', systemid: 'AB_WEB' };

const reason = hasPgBouncer ? '' : ' (skipped: there is no pgbouncer)';

describe.skipIf(!hasPgBouncer)(`two processes behind PgBouncer in transaction mode${reason}`, () => {
  const folder = temporaryFolders('pooler');
  const processes: ServerProcess[] = [];
  let postgres: RunningPostgres;
  let pooler: PgBouncer;
  let environment: Readonly<Record<string, string>>;

  beforeAll(async () => {
    const [started] = await Promise.all([startTemporaryPostgres(), buildServer(SERVER_BUNDLE)]);
    if (!started.running) throw new Error(started.reason);
    postgres = started;
    pooler = await startPgBouncer(postgres.url, CONNECTIONS);
    environment = {
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: postgres.url,
      DATABASE_POOL: '10',
      AUTHORSHIP_KEY: Buffer.alloc(32, 5).toString('hex'),
      DATA_DIR: folder(),
      LIMIT_READS_PER_MINUTE: '1000000',
      LIMIT_WRITES_PER_MINUTE: '1000000',
    };
  });
  afterAll(async () => {
    await Promise.all(processes.map((process) => process.kill('SIGKILL')));
    await pooler.stop();
    postgres.stop();
  });

  it('do not start while the pooler’s connections lack the settings, and say which commands give them', async () => {
    const refused = spawnServer({ ...environment, PORT: String(await freePort()) });
    expect(await refused.ended).toBe(1);
    const commands = refused.output().match(/^(?:create extension|select|alter role) .*;$/gm) ?? [];
    expect(commands).toHaveLength(7);
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    for (const command of commands) await client.query(command);
    await client.end();
    await pooler.stop();
    pooler = await startPgBouncer(postgres.url, CONNECTIONS);
    environment = { ...environment, DATABASE_URL: pooler.url };
  });

  it('start, and what happens at one is heard at the other', async () => {
    for (let place = 0; place < PROCESSES; place += 1)
      processes.push(await startServerProcess({ ...environment, PORT: String(await freePort()) }));
    const [first, second] = processes;
    if (first === undefined || second === undefined) throw new Error('A process is missing.');
    const { cookie, cookies, headers } = await signIn(first, 'Asha Nair');
    const browser = new Client({ origin: second.origin, check: createResponseCheck(Object.values(serviceDocuments)) });
    for (const { name, value } of cookies.pairs) browser.cookies.set(name, value);
    await becomeWriter(browser);
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
  });

  it('answer three thousand requests over four connections, and none fails', async () => {
    const failed: string[] = [];
    let sent = 0;
    const client = async (): Promise<void> => {
      while (sent < REQUESTS) {
        const path = PATHS[sent % PATHS.length] ?? '/';
        const origin = processes[sent % PROCESSES]?.origin ?? '';
        sent += 1;
        // Unique queries, so that no answer is shared.
        const response = await fetch(`${origin}${path}`, { headers: { ...GUEST, origin, cookie: `n=${sent}` } });
        await response.arrayBuffer();
        if (response.status !== 200) failed.push(`${path} ${response.status}`);
      }
    };
    const startedAt = performance.now();
    await Promise.all(Array.from({ length: CLIENTS }, client));
    const seconds = (performance.now() - startedAt) / 1_000;
    const admin = new pg.Client({ connectionString: postgres.url });
    await admin.connect();
    const { rows } = await admin.query(
      `select count(*)::int as open from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    await admin.end();
    process.stdout.write(
      `  ${REQUESTS} requests in ${seconds.toFixed(1)} s, ${failed.length} failed, ${rows[0]?.open} connections to PostgreSQL of ${PROCESSES} processes\n`,
    );
    expect(failed).toEqual([]);
    expect(rows[0]?.open).toBeLessThanOrEqual(CONNECTIONS + PROCESSES);
  });
});
