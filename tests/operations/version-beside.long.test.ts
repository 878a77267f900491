import { signIn } from '@tests/support/sign-in';
import { temporaryFolders } from '@tests/support/temporary-folders';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import { createResponseCheck } from '@/server/contract/response-check';
import { buildServer } from '../../scripts/lib/build-server';
import type { RunningPostgres } from '../../scripts/lib/temporary-postgres';
import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres';
import { Client } from '../integration/harness/client';
import type { ServerProcess } from '../integration/harness/server-process';
import { freePort, SERVER_BUNDLE, spawnServer, startServerProcess } from '../integration/harness/server-process';
import { becomeWriter, comment, post } from '../integration/harness/world';
import type { FormerVersion } from './former-version';
import { buildFormerVersion, formerCommit } from './former-version';

const REQUESTS = 600;
const CLIENTS = 8;
const ROUNDS = 5;
/** Calls only: the previous version's pages are not built. */
const PATHS = [
  '/api/feed/v3/feed?limit=5',
  '/api/company/companies?limit=10',
  '/api/review/reviews?company=vaayuna-technologies&limit=5',
  '/api/dropdown/dropdown/departments/items',
];

/** New required columns without default: the previous version's inserts lack them. */
const REQUIRED = `select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns
  where table_schema not in ('pg_catalog', 'information_schema') and is_nullable = 'NO' and column_default is null
    and is_identity = 'NO' and is_generated = 'NEVER'`;
const TABLES = `select table_schema || '.' || table_name as name from information_schema.tables where table_type = 'BASE TABLE'`;

const check = createResponseCheck(Object.values(serviceDocuments));
const commit = formerCommit();
const reason = commit === null ? ' (skipped: the history is not here)' : '';

describe.skipIf(commit === null)(`the version before, beside this one${reason}`, () => {
  const folder = temporaryFolders('version-beside');
  const data = folder();
  let postgres: RunningPostgres;
  let client: pg.Client;
  let former: FormerVersion;
  let old: ServerProcess;
  let fresh: ServerProcess;
  let tables: ReadonlySet<string>;
  let required: ReadonlySet<string>;

  const environment = async () => ({
    DATABASE_URL: postgres.url,
    DATA_DIR: data,
    DEMO_DATA: 'on',
    AUTHORSHIP_KEY: Buffer.alloc(32, 5).toString('hex'),
    PORT: String(await freePort()),
    LIMIT_READS_PER_MINUTE: '1000000',
  });
  const namesOf = async (sql: string): Promise<ReadonlySet<string>> =>
    new Set((await client.query<{ name: string }>(sql)).rows.map(({ name }) => name));

  beforeAll(async () => {
    former = buildFormerVersion(commit ?? '', folder());
    const [started] = await Promise.all([startTemporaryPostgres(), buildServer(SERVER_BUNDLE)]);
    if (!started.running) throw new Error(started.reason);
    postgres = started;
    client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    old = await startServerProcess(await environment(), former.folder);
    [tables, required] = [await namesOf(TABLES), await namesOf(REQUIRED)];
    fresh = await startServerProcess(await environment());
  });
  afterAll(async () => {
    for (const server of [old, fresh]) await server?.kill('SIGKILL');
    await client?.end();
    postgres?.stop();
  });

  it('can still run each of its statements', async () => {
    const broken: string[] = [];
    for (const [name, text] of former.statements) {
      await client.query(`prepare tried as ${text}`).then(
        () => client.query('deallocate tried'),
        (error: unknown) => broken.push(`${name}: ${error instanceof Error ? error.message : error}`),
      );
    }
    expect(former.statements.length).toBeGreaterThan(500);
    expect(broken).toEqual([]);
  });

  it('knows every column without which its tables take no row', async () => {
    const added = [...(await namesOf(REQUIRED))].filter((column) => !required.has(column));
    expect(added.filter((column) => tables.has(column.split('.').slice(0, 2).join('.')))).toEqual([]);
  });

  it('reads and writes as before while both serve', async () => {
    const failed: string[] = [];
    const written: string[] = [];
    let sent = 0;
    const reader = async (): Promise<void> => {
      while (sent < REQUESTS) {
        const { origin } = sent % 2 === 0 ? old : fresh;
        const path = PATHS[sent % PATHS.length] ?? '/';
        sent += 1;
        const response = await fetch(`${origin}${path}`, { headers: { origin, appid: '999', systemid: 'AB_WEB' } });
        await response.arrayBuffer();
        if (response.status !== 200) failed.push(`${origin}${path} ${response.status}`);
      }
    };
    const writer = async (server: ServerProcess, name: string): Promise<void> => {
      const { cookies } = await signIn(server, name);
      const browser = new Client({ origin: server.origin, check: server === old ? createResponseCheck([]) : check });
      for (const pair of cookies.pairs) browser.cookies.set(pair.name, pair.value);
      await becomeWriter(browser);
      for (let round = 0; round < ROUNDS; round += 1) {
        const id = await post(browser, { title: `Round ${round} of ${name}` });
        written.push(id, await comment(browser, id));
      }
    };
    await Promise.all([...Array.from({ length: CLIENTS }, reader), writer(old, 'Old Hand'), writer(fresh, 'New Hand')]);
    expect(failed).toEqual([]);
    expect(new Set(written).size).toBe(2 * 2 * ROUNDS);
    expect(written.every((id) => /^[0-9a-f-]{36}$/.test(id))).toBe(true);
    expect(old.output()).not.toContain('"level":"error"');
  });

  it('does not start again, and says why', async () => {
    await old.kill('SIGTERM');
    old = spawnServer(await environment(), former.folder);
    expect(await old.ended).not.toBe(0);
    expect(old.output()).toContain('belongs to a later version');
  });
});
