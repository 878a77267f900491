import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { signInAt } from '@tests/support/sign-in';
import { temporaryFolders } from '@tests/support/temporary-folders';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFile } from '@/server/platform/project-folder';
import { buildServer } from '../../scripts/lib/build-server';
import type { RunningPostgres } from '../../scripts/lib/temporary-postgres';
import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres';
import type { ServerProcess } from '../integration/harness/server-process';
import { freePort, SERVER_BUNDLE, spawnServer, startServerProcess } from '../integration/harness/server-process';

const run = promisify(execFile);
const FEED = '/api/feed/v3/feed?limit=5';
const WITHIN = { timeout: 30_000, interval: 50 };
const MODERATOR = 'asha.nair@mail.example';

describe('the runbook', () => {
  const folder = temporaryFolders('incidents');
  let postgres: RunningPostgres;
  let server: ServerProcess;
  let environment: Readonly<Record<string, string>>;

  beforeAll(async () => {
    const [started] = await Promise.all([startTemporaryPostgres(), buildServer(SERVER_BUNDLE)]);
    if (!started.running) throw new Error(started.reason);
    postgres = started;
    environment = {
      DATABASE_URL: postgres.url,
      AUTHORSHIP_KEY: Buffer.alloc(32, 5).toString('hex'),
      DATA_DIR: folder(),
      DEMO_DATA: 'off',
    };
    server = await startServerProcess({ ...environment, PORT: String(await freePort()) });
  });
  afterAll(async () => {
    await server.kill('SIGKILL');
    postgres.stop();
  });

  const feed = (): Promise<Response> =>
    fetch(`${server.origin}${FEED}`, { headers: { origin: server.origin, appid: '999', systemid: 'AB_WEB' } });
  const isReady = async (): Promise<boolean> => (await fetch(`${server.origin}/readyz`)).ok;
  const say = (line: string): void => void process.stdout.write(`  ${line}\n`);

  it('the database is away: it says so at once, and goes on by itself', async () => {
    await postgres.halt('fast');
    const askedAt = performance.now();
    expect(await isReady()).toBe(false);
    const saidAfter = performance.now() - askedAt;
    await expect.poll(async () => (await feed()).status, WITHIN).toBe(503);
    const away = await feed();
    expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
    await postgres.resume();
    const backAt = performance.now();
    await expect.poll(isReady, WITHIN).toBe(true);
    say(
      `database away: readyz 503 after ${saidAfter.toFixed(0)} ms, ready ${(performance.now() - backAt).toFixed(0)} ms after it is back`,
    );
    expect((await feed()).status).toBe(200);
  });

  it('the database hangs: calls and pages under way end within three seconds, later ones immediately', async () => {
    // An unknown session cannot be served from the cache.
    const cookie = `AT=${randomBytes(32).toString('base64url')}`;
    const asked = async (path: string): Promise<readonly [status: number, ms: number]> => {
      const askedAt = performance.now();
      const headers = { origin: server.origin, appid: '999', systemid: 'AB_WEB', cookie };
      const { status } = await fetch(`${server.origin}${path}`, { headers });
      return [status, performance.now() - askedAt];
    };
    const paths = [FEED, '/sitemap.xml', '/sitemaps/companies.xml'];
    postgres.signal('SIGSTOP');
    try {
      const underWay = await Promise.all(paths.map(asked));
      const later = await Promise.all(paths.map(asked));
      const longest = (all: typeof later) => Math.max(...all.map(([, ms]) => ms));
      say(
        `database hangs: calls under way ended after ${longest(underWay).toFixed(0)} ms, later ones after ${longest(later).toFixed(0)} ms`,
      );
      expect([...underWay, ...later].map(([status]) => status)).toEqual(Array(6).fill(503));
      expect(longest(underWay)).toBeLessThan(4_000);
      expect(longest(later)).toBeLessThan(500);
    } finally {
      postgres.signal('SIGCONT');
    }
    await expect.poll(isReady, WITHIN).toBe(true);
  });

  it('it is slow: the session that others wait for is found and ended', async () => {
    const holder = new pg.Client({ connectionString: postgres.url });
    holder.on('error', () => undefined);
    const admin = new pg.Client({ connectionString: postgres.url });
    await Promise.all([holder.connect(), admin.connect()]);
    await holder.query('begin; lock table content.posts in access exclusive mode');
    await expect.poll(async () => (await feed()).status, WITHIN).toBe(503);
    const asking = setInterval(() => void feed(), 100);
    let blocker: number | null = null;
    while (blocker === null) {
      const { rows } = await admin.query(
        'select pg_blocking_pids(pid) as blockers from pg_stat_activity where cardinality(pg_blocking_pids(pid)) > 0',
      );
      blocker = rows[0]?.blockers[0] ?? null;
    }
    clearInterval(asking);
    await admin.query('select pg_terminate_backend($1)', [blocker]);
    await expect.poll(async () => (await feed()).status, WITHIN).toBe(200);
    await admin.end();
    say('slow: the session that held a table was found and ended, and requests went on');
  });

  it('mail is refused: --check names it and ends with 1, a start says it and serves', async () => {
    const settings = { ...environment, PATH: process.env.PATH ?? '', SMTP_URL: `smtp://127.0.0.1:${await freePort()}` };
    const checked = await run(process.execPath, [SERVER_BUNDLE, '--check'], {
      cwd: projectFile(),
      env: settings,
    }).catch((error: unknown) => Object(error));
    expect(checked.code).toBe(1);
    expect(checked.stdout).toMatch(/✗ mail: /);
    expect(checked.stdout).toMatch(/✓ database: /);
    say(`mail: ${/✗ mail: .*/.exec(checked.stdout)?.[0]}`);
    const started = await startServerProcess({ ...settings, PORT: String(await freePort()) });
    await expect.poll(() => started.output(), WITHIN).toContain('The mail server of SMTP_URL does not answer');
    expect((await fetch(`${started.origin}/readyz`)).status).toBe(200);
    await started.kill('SIGTERM');
  });

  it('the key is lost: a start refuses, and the kept key is taken', async () => {
    const refused = spawnServer({ ...environment, AUTHORSHIP_KEY: Buffer.alloc(32, 6).toString('hex'), PORT: '0' });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain('This database was written with another authorship key.');
    const again = await startServerProcess({ ...environment, PORT: String(await freePort()) });
    expect(await again.kill('SIGTERM')).toBe(0);
  });

  it('an attack: lower limits hold for whoever sends too much', async () => {
    const guarded = await startServerProcess({
      ...environment,
      PORT: String(await freePort()),
      LIMIT_READS_PER_MINUTE: '30',
    });
    const answers = await Promise.all(
      Array.from({ length: 100 }, async () =>
        fetch(`${guarded.origin}${FEED}`, { headers: { origin: guarded.origin, appid: '999', systemid: 'AB_WEB' } }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(65);
    expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
    expect((await fetch(`${guarded.origin}/readyz`)).status).toBe(200);
    say(`attack: ${refused.length} of 100 requests refused at 30 a minute`);
    await guarded.kill('SIGTERM');
  });

  it('unlawful content: the role is given while the server runs, and opens the queue', async () => {
    const { headers } = await signInAt(server.origin, { name: 'Asha Nair', email: MODERATOR });
    const queue = async (): Promise<number> =>
      (await fetch(`${server.origin}/api/moderation/cases`, { headers })).status;
    expect(await queue()).toBe(403);
    const { stdout } = await run(process.execPath, ['--import', 'tsx', 'scripts/role.ts', 'moderator', MODERATOR], {
      cwd: projectFile(),
      env: { ...process.env, ...environment },
    });
    expect(stdout).toContain(`${MODERATOR} is a moderator.`);
    expect(await queue()).toBe(200);
  });
});
