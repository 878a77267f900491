import { readFileSync } from 'node:fs';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { afterEach, describe, expect, it } from 'vitest';
import { projectFile } from '@/server/platform/project-folder';
import { buildServer } from '../../scripts/lib/build-server';
import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres';
import { freePort, isReady, SERVER_BUNDLE, spawnServer } from '../integration/harness/server-process';
import { canLimitMemory, limitMemory } from './memory-limit';

const MEGABYTE = 1024 * 1024;
const REQUESTS = 3_000;
const CLIENTS = 16;
const PATHS = [
  '/',
  '/reviews/vaayuna-technologies-reviews',
  '/salaries/vaayuna-technologies-salaries',
  '/api/feed/v3/feed?limit=20',
  '/api/company/companies?limit=50',
  '/list-of-companies',
];

const reason = canLimitMemory ? '' : ' (skipped: memory cannot be limited here)';

describe.skipIf(!canLimitMemory)(`a server under its limit of memory${reason}`, () => {
  const folder = temporaryFolders('memory-limit');
  const started: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of started.splice(0).toReversed()) await end();
  });

  const serve = async (name: string, megabytes: number, settings: Readonly<Record<string, string>>) => {
    await buildServer(SERVER_BUNDLE);
    const limit = limitMemory(name, megabytes * MEGABYTE);
    started.push(() => limit.remove());
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const server = spawnServer(
      { DATA_DIR: folder(), PORT: String(port), LIMIT_READS_PER_MINUTE: '1000000', ...settings },
      projectFile(),
      [],
    );
    started.push(() => server.kill('SIGKILL'));
    limit.hold(server.pid);
    await isReady(server);
    let sent = 0;
    const failed = new Set<string>();
    const client = async (): Promise<void> => {
      while (sent < REQUESTS) {
        const path = PATHS[sent++ % PATHS.length] ?? '/';
        const answer = await fetch(`${origin}${path}`, { headers: { origin, appid: '999', systemid: 'AB_WEB' } });
        await answer.arrayBuffer();
        if (answer.status !== 200) failed.add(`${path} ${answer.status}`);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    const code = await server.kill('SIGTERM');
    process.stdout.write(`${name}: at most ${Math.round(limit.peak() / MEGABYTE)} MB of ${megabytes}\n`);
    return { failed, code };
  };

  it('starts with the demo data in its embedded database and serves, with the memory of the unit of systemd', async () => {
    expect(await serve('embedded', megabytesOf('tarakki.service', /^MemoryMax=(\d+)M$/m), {})).toEqual({
      failed: new Set(),
      code: 0,
    });
  });

  it('does so on PostgreSQL with the memory of the compose file', async () => {
    const postgres = await startTemporaryPostgres();
    if (!postgres.running) throw new Error(postgres.reason);
    started.push(() => postgres.stop());
    const settings = { DATABASE_URL: postgres.url };
    expect(await serve('postgres', megabytesOf('compose.yaml', /^ *mem_limit: (\d+)m$/m), settings)).toEqual({
      failed: new Set(),
      code: 0,
    });
  });
});

function megabytesOf(file: string, line: RegExp): number {
  return Number(line.exec(readFileSync(projectFile('ops', file), 'utf8'))?.[1]);
}
