import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { select } from '@tests/support/sql';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { BROWSER } from '@tests/support/user-agents';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '@/server/platform/database';
import { openPostgres } from '@/server/platform/postgres-database';
import { integer } from '@/server/platform/sql-types';
import { buildServer } from '../../scripts/lib/build-server';
import type { TemporaryPostgres } from '../../scripts/lib/temporary-postgres';
import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres';
import { dumpOf } from './harness/dump-of';
import type { ServerProcess } from './harness/server-process';
import { freePort, SERVER_BUNDLE, startServerProcess } from './harness/server-process';

const COMPANIES = 5_000;
const postgres: TemporaryPostgres = await startTemporaryPostgres();
const reason = postgres.running ? '' : ` (skipped: ${postgres.reason})`;

/** Separate processes, next to a server, over one PostgreSQL. */
describe.skipIf(!postgres.running)(`an import is taken back beside a running server${reason}`, () => {
  const folder = temporaryFolders('import-undo');
  let data: string;
  let url: string;
  let server: ServerProcess;
  let database: Database;

  beforeAll(async () => {
    if (!postgres.running) return;
    await buildServer(SERVER_BUNDLE);
    data = folder();
    url = postgres.url;
    server = await startServerProcess({ ...environment(), PORT: String(await freePort()) });
    database = await openPostgres(url, 2);
  }, 180_000);
  afterAll(async () => {
    await server?.kill('SIGINT');
    await database?.close();
    if (postgres.running) postgres.stop();
  });

  const environment = () => ({ DATA_DIR: data, DATABASE_URL: url, DEMO_DATA: 'off' });
  const command = (...args: readonly string[]) => {
    const child = spawn(process.execPath, ['scripts/import.mjs', ...args], {
      env: { ...process.env, ...environment(), LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        printed += part.toString();
      });
    const ended = once(child, 'close').then(() => ({ code: child.exitCode, signal: child.signalCode, printed }));
    return { child, ended };
  };
  const count = async (table: string) => {
    const [row] = await select(database, { n: integer }, `select count(*)::int as n from ${table}`);
    return row?.n ?? -1;
  };
  const shows = async (path: string): Promise<string> =>
    (
      await fetch(`${server.origin}${path}`, { headers: { 'user-agent': BROWSER, appid: '999', systemid: 'AB_WEB' } })
    ).text();
  const total = async () => Number(/"total":(\d+)/.exec(await shows('/api/company/companies?limit=1'))?.[1]);

  it('and a kill -9 in the middle loses nothing: the same command ends it, and the pages follow', async () => {
    const before = await dumpOf(database);
    const file = join(data, 'mills.csv');
    const lines = Array.from({ length: COMPANIES }, (_, n) => `Loom Mill ${n},Retail,Pune,${n % 50}`);
    writeFileSync(file, ['Company,Sector,HQ,Reviews', ...lines, ''].join('\n'));
    const imported = await command('companies', file, '--yes').ended;
    expect(imported.printed).toContain('5,000 added');
    const id = /It is import (\d+)/.exec(imported.printed)?.[1] ?? '';
    await expect.poll(total, { timeout: 60_000 }).toBe(COMPANIES);
    expect(await shows('/sitemaps/companies.xml')).toContain('loom-mill-4999');

    // Locks the last row: first batches proceed, one waits.
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select 1 from catalog.companies order by id desc limit 1 for update');
    const killed = command('--undo', id);
    await expect.poll(() => count('catalog.companies'), { timeout: 60_000 }).toBeLessThan(COMPANIES);
    killed.child.kill('SIGKILL');
    expect((await killed.ended).signal).toBe('SIGKILL');
    await holder.query('rollback');
    await holder.end();

    const half = await count('catalog.companies');
    expect(half).toBeGreaterThan(0);
    await expect.poll(total, { timeout: 60_000 }).toBe(await count('research.listed_companies'));
    expect((await command('--list').ended).printed).toContain('partly undone');
    const again = await command('--undo', id).ended;
    expect(again).toMatchObject({ code: 0, printed: expect.stringContaining(`Undid the rest of import ${id}`) });
    expect(await dumpOf(database)).toEqual(before);
    await expect.poll(total, { timeout: 60_000 }).toBe(0);
    expect(await shows('/sitemap.xml')).not.toContain('companies');
    expect((await command('--list').ended).printed).toContain('Nothing has been imported');
  }, 300_000);
});
