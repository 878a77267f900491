import { temporaryFolders } from '@tests/support/temporary-folders';
import { io } from 'socket.io-client';
import { afterEach, describe, expect, it } from 'vitest';
import { buildServer } from '../../scripts/lib/build-server';
import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres';
import type { ServerProcess } from '../integration/harness/server-process';
import { freePort, SERVER_BUNDLE, startServerProcess } from '../integration/harness/server-process';
import { hasNginx, startNginx } from './nginx';

const PROCESSES = 3;
const REQUESTS = 10_000;
const CLIENTS = 32;
const PATHS = [
  '/',
  '/api/feed/v3/feed?limit=5',
  '/api/company/companies?limit=10',
  '/reviews/vaayuna-technologies-reviews',
];

const reason = hasNginx ? '' : ' (skipped: there is no nginx)';

describe.skipIf(!hasNginx)(`three processes behind nginx${reason}`, () => {
  const folder = temporaryFolders('rolling-restart');
  const started: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of started.splice(0).toReversed()) await end();
  });

  it('are restarted one after the other under load, and no request of ten thousand fails', async () => {
    await buildServer(SERVER_BUNDLE);
    const postgres = await startTemporaryPostgres();
    if (!postgres.running) throw new Error(postgres.reason);
    started.push(() => postgres.stop());
    const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
    const door = await freePort();
    const origin = `http://localhost:${door}`;
    const data = folder();
    const start = (port: number): Promise<ServerProcess> =>
      startServerProcess({
        DATABASE_URL: postgres.url,
        DATA_DIR: data,
        PORT: String(port),
        PUBLIC_ORIGIN: origin,
        TRUST_PROXY: '1',
        DRAIN_SECONDS: '2',
        LIMIT_READS_PER_MINUTE: '1000000',
      });
    const processes: ServerProcess[] = [];
    started.push(() => Promise.all(processes.map((process) => process.kill('SIGKILL'))));
    for (const port of ports) processes.push(await start(port));
    const nginx = await startNginx(door, ports);
    started.push(() => nginx.stop());
    const socket = io(origin, { path: '/ws/', transports: ['websocket'], extraHeaders: { origin } });
    started.push(() => socket.disconnect());
    const reasons: string[] = [];
    socket.on('disconnect', (why) => reasons.push(why));
    await new Promise<void>((resolve) => socket.once('connect', resolve));

    const failed: string[] = [];
    let sent = 0;
    let restarted = 0;
    const client = async (): Promise<void> => {
      while (sent < REQUESTS || restarted < PROCESSES) {
        const path = PATHS[sent % PATHS.length] ?? '/';
        sent += 1;
        const answer = await fetch(`${origin}${path}`, {
          headers: { origin, appid: '999', systemid: 'AB_WEB' },
        }).then(
          async (response) => {
            await response.arrayBuffer();
            return response.status === 200 ? null : `${path} ${response.status}`;
          },
          (error: unknown) => `${path} ${error instanceof Error ? (error.cause ?? error.message) : error}`,
        );
        if (answer !== null) failed.push(answer);
      }
    };
    const restarts = async (): Promise<void> => {
      for (const [place, port] of ports.entries()) {
        const code = await processes[place]?.kill('SIGTERM');
        if (code !== 0) failed.push(`process ${place} ended with ${code}: ${processes[place]?.output()}`);
        processes[place] = await start(port);
        restarted += 1;
      }
    };
    await Promise.all([restarts(), ...Array.from({ length: CLIENTS }, client)]);
    await expect.poll(() => socket.connected).toBe(true);
    expect(failed).toEqual([]);
    expect(new Set(reasons)).toEqual(new Set(['transport close']));
  });
});
