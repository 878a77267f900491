import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { aSubmission } from '@tests/support/a-submission';
import { guestHeaders, signInAt } from '@tests/support/sign-in';
import { select } from '@tests/support/sql';
import { testConfig } from '@tests/support/test-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '@/server/platform/database-unavailable';
import { createFiles } from '@/server/platform/files/create-files';
import { openPglite } from '@/server/platform/pglite-database';
import { integer } from '@/server/platform/sql-types';
import { buildServer } from '../../scripts/lib/build-server';
import type { ServerProcess } from './harness/server-process';
import { freePort, SERVER_BUNDLE, spawnServer, startServerProcess } from './harness/server-process';
import type { SmallDisk } from './harness/small-disk';
import { mountSmallDisk, whyNoSmallDisk } from './harness/small-disk';

const ROUNDS = Number(process.env.FULL_DISK_ROUNDS ?? (process.env.TEST_LONG === 'on' ? 1 : 0));
const MEGABYTE = 1_000_000;
const DISK_MEGABYTES = 400;

/**
 * Needs a private disk, which only root may mount. A round takes a minute. `FULL_DISK_ROUNDS=3` runs three rounds,
 * `npm run test:long` runs one.
 */
const missing = ROUNDS === 0 ? 'FULL_DISK_ROUNDS is not set' : whyNoSmallDisk();
const reason = missing === null ? '' : ` (skipped: ${missing})`;

describe.skipIf(missing !== null)(`a server on a disk that others and it fill${reason}`, () => {
  let disk: SmallDisk;
  let settings: Readonly<Record<string, string>>;
  let server: ServerProcess;
  let writer: Readonly<Record<string, string>>;
  const acknowledged: string[] = [];

  beforeAll(async () => {
    const mounted = mountSmallDisk(DISK_MEGABYTES);
    if (typeof mounted === 'string') throw new Error(mounted);
    disk = mounted;
    await buildServer(SERVER_BUNDLE);
    settings = {
      DATA_DIR: join(disk.folder, 'data'),
      PORT: String(await freePort()),
      LIMIT_CONTRIBUTIONS_PER_MINUTE: '1000000',
      LIMIT_WRITES_PER_MINUTE: '1000000',
      LIMIT_READS_PER_MINUTE: '1000000',
    };
    server = await startServerProcess(settings);
    const { headers } = await signInAt(server.origin, { sub: '900000000000000000001' });
    const answer = await fetch(`${server.origin}/api/user/user/pseudo-profile/available`, { headers });
    writer = { ...headers, 'profile-tag': (await answer.json()).profileTag };
  }, 120_000);
  afterAll(async () => {
    await server?.kill('SIGKILL');
    disk?.remove();
  });

  const ballast = (): number =>
    statSync(join(settings.DATA_DIR ?? '', 'ballast'), { throwIfNoEntry: false })?.size ?? 0;
  const read = async (path: string): Promise<number> => {
    const response = await fetch(`${server.origin}${path}`, { headers: guestHeaders(server) });
    await response.arrayBuffer();
    return response.status;
  };
  const expectNothingLost = async (): Promise<void> => {
    const answers = await Promise.all(acknowledged.map((id) => read(`/api/feed/v1/feed/${id}`)));
    expect(answers.filter((status) => status !== 200)).toEqual([]);
  };

  it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
    'round %i: answers, loses nothing, recovers',
    async (round) => {
      const report = (what: string): void =>
        void process.stdout.write(
          `round ${round}: ${what}; ${Math.round(disk.free() / MEGABYTE)} MB free, ballast ${ballast() / MEGABYTE} MB\n`,
        );
      await expect.poll(ballast, { timeout: 10_000 }).toBe(64 * MEGABYTE);

      // Filled by its own writing, just above 64 MB.
      disk.fill(64.5 * MEGABYTE);
      const own = startLoad(server.origin, writer, acknowledged);
      await expect.poll(() => own.count('post 503'), { timeout: 60_000 }).toBeGreaterThan(50);
      report(`filled by its own writing: ${own.summary()}`);
      expect(disk.free()).toBeGreaterThan(60 * MEGABYTE);
      const roomAt = performance.now();
      disk.empty();
      const before = own.count('post 201');
      await expect.poll(() => own.count('post 201'), { timeout: 10_000 }).toBeGreaterThan(before);
      report(`writes again ${Math.round(performance.now() - roomAt)} ms after there is room`);
      expectCalm(await own.stop());

      // Filled externally under load, with a checkpoint due on the first turn.
      await server.kill('SIGTERM');
      server = await startServerProcess(settings);
      const outside = startLoad(server.origin, writer, acknowledged);
      disk.fill();
      await expect.poll(() => outside.count('post 503'), { timeout: 10_000 }).toBeGreaterThan(50);
      await pause(5_000);
      report(`filled from outside: ${outside.summary()}`);
      expectCalm(await outside.stop());

      // Killed on the full disk, and started there.
      await server.kill('SIGKILL');
      server = await startServerProcess(settings);
      report('killed and started on the full disk');
      await expectNothingLost();
      const reader = startLoad(server.origin, writer, acknowledged);
      await pause(3_000);
      report(`reads only: ${reader.summary()}`);
      expect([reader.count('post 201'), reader.count('read 200') > 10]).toEqual([0, true]);
      expectCalm(await reader.stop());

      // Full and without ballast: reads continue, a new start is refused with a sentence.
      disk.fill();
      await pause(3_000);
      expect([await read('/api/feed/v3/feed'), ballast()]).toEqual([200, 0]);
      const stopAt = performance.now();
      const stopped = await server.kill('SIGTERM');
      report(`stopped with ${stopped} in ${Math.round(performance.now() - stopAt)} ms`);
      expect(stopped).toBe(0);
      const refused = spawnServer(settings);
      expect(await refused.ended).toBe(1);
      report(refused.output().trim());
      expect(refused.output().trim()).toMatch(
        /^The disk of DATA_DIR is full: 0 MB are free .* Free at least 32 MB and start again\.$/,
      );
      expect(existsSync(join(settings.DATA_DIR ?? '', 'server.lock'))).toBe(false);

      disk.empty();
      server = await startServerProcess(settings);
      await expectNothingLost();
      report(`${acknowledged.length} acknowledged, 0 lost`);
    },
    300_000,
  );

  it('survives a checkpoint that finds no room: the database is opened again, and what was told is there', async () => {
    await server.kill('SIGTERM');
    disk.empty();
    const database = await openPglite(join(disk.folder, 'another'));
    await database.execute('create table notes (id int); insert into notes values (1), (2)');
    disk.fill();
    const waiting = [database.execute('checkpoint'), database.execute('select 1')];
    for (const one of waiting) await expect(one).rejects.toThrow(DatabaseUnavailable);
    await expect(database.execute('select 1')).rejects.toThrow('its disk is full');
    disk.empty();
    expect(await select(database, { id: integer }, 'select id from notes order by id')).toEqual([{ id: 1 }, { id: 2 }]);
    await database.close();
  }, 60_000);

  it('has no room for an upload: says so, and leaves nothing behind', async () => {
    disk.fill();
    await pause(3_000);
    disk.fill();
    const files = createFiles(testConfig({ dataDirectory: join(disk.folder, 'data') }));
    const put = files.put(`photos/${randomUUID()}.webp`, Buffer.alloc(100_000));
    await expect(put).rejects.toMatchObject({ status: 503, code: 'not_ready' });
    disk.empty();
  }, 60_000);
});

/** Four writers and two readers at full speed. */
function startLoad(origin: string, headers: Readonly<Record<string, string>>, acknowledged: string[]) {
  const counts = new Map<string, number>();
  let slowest = 0;
  let isOver = false;
  const timed = async (name: string, call: () => Promise<Response>): Promise<void> => {
    const at = performance.now();
    const response = await call().catch(() => null);
    slowest = Math.max(slowest, performance.now() - at);
    const key = `${name} ${response === null ? 'none' : response.status}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    const body: unknown = await response?.json().catch(() => null);
    if (response?.status === 201 && typeof body === 'object' && body !== null && 'postId' in body) {
      acknowledged.push(String(body.postId));
    }
    await pause(response?.status === 503 ? 20 : 2);
  };
  const repeat = async (name: string, call: () => Promise<Response>): Promise<void> => {
    while (!isOver) await timed(name, call);
  };
  const post = (): Promise<Response> =>
    fetch(`${origin}/api/feed/v2/post`, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ ...aSubmission(), content: `${randomUUID()} ${'x '.repeat(4_000)}` }),
    });
  const feed = (reader: Readonly<Record<string, string>>) => (): Promise<Response> =>
    fetch(`${origin}/api/feed/v3/feed`, { headers: reader });
  const work = [post, post, post, post]
    .map((one) => repeat('post', one))
    .concat([repeat('read', feed(headers)), repeat('read', feed(guestHeaders({ origin })))]);
  const summary = (): string =>
    `${[...counts].map(([name, count]) => `${name}: ${count}`).join(', ')}, slowest ${Math.round(slowest)} ms`;
  return {
    count: (name: string): number => counts.get(name) ?? 0,
    summary,
    stop: async (): Promise<ReadonlyMap<string, number>> => {
      isOver = true;
      await Promise.all(work);
      return counts;
    },
  };
}

/** Writes succeed or get 503; reads succeed; nothing else happens. */
function expectCalm(counts: ReadonlyMap<string, number>): void {
  expect([...counts.keys()].filter((name) => !['post 201', 'post 503', 'read 200'].includes(name))).toEqual([]);
}
