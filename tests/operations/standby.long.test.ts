import { signIn } from '@tests/support/sign-in';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import { createResponseCheck } from '@/server/contract/response-check';
import { buildServer } from '../../scripts/lib/build-server';
import type { RunningPostgres } from '../../scripts/lib/temporary-postgres';
import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres';
import { Client } from '../integration/harness/client';
import type { ServerProcess } from '../integration/harness/server-process';
import { freePort, SERVER_BUNDLE, startServerProcess } from '../integration/harness/server-process';
import { becomeWriter, post } from '../integration/harness/world';
import type { Standby } from './standby';
import { startStandby } from './standby';

const POSTS = 10;
const REQUESTS = 1_500;
const CLIENTS = 16;
const PATHS = ['/api/feed/v3/feed?limit=5', '/api/company/companies?limit=10', '/sitemap.xml', '/'];
const WITHIN = { timeout: 20_000, interval: 250 };

const check = createResponseCheck(Object.values(serviceDocuments));

describe('a process with a streaming standby', () => {
  const folder = temporaryFolders('standby');
  let primary: RunningPostgres;
  let standby: Standby;
  let server: ServerProcess;
  let metrics = '';
  let author: Client;
  let guest: Client;

  beforeAll(async () => {
    const [started] = await Promise.all([startTemporaryPostgres(), buildServer(SERVER_BUNDLE)]);
    if (!started.running) throw new Error(started.reason);
    primary = started;
    standby = await startStandby(primary.url);
    const metricsPort = await freePort();
    metrics = `http://127.0.0.1:${metricsPort}/metrics`;
    server = await startServerProcess({
      DATABASE_URL: primary.url,
      DATABASE_READ_URL: standby.url,
      AUTHORSHIP_KEY: Buffer.alloc(32, 5).toString('hex'),
      DATA_DIR: folder(),
      PORT: String(await freePort()),
      METRICS_PORT: String(metricsPort),
      METRICS_HOST: '127.0.0.1',
      LIMIT_READS_PER_MINUTE: '1000000',
      LIMIT_WRITES_PER_MINUTE: '1000000',
      LIMIT_CONTRIBUTIONS_PER_MINUTE: '1000000',
    });
    guest = new Client({ origin: server.origin, check });
    author = new Client({ origin: server.origin, check });
    for (const { name, value } of (await signIn(server, 'Asha Nair')).cookies.pairs) author.cookies.set(name, value);
    await becomeWriter(author);
  });
  afterAll(async () => {
    await server.kill('SIGKILL');
    await standby.stop();
    primary.stop();
  });

  const isUsed = async (): Promise<boolean> =>
    (await (await fetch(metrics)).text()).includes('\ntarakki_standby_in_use 1');
  const finds = async (client: Client, postId: string): Promise<boolean> =>
    (await client.get(`/api/feed/v1/feed/${postId}`)).status === 200;

  it('shows a user each own post at once while the standby has none of them, and guests what the standby has', async () => {
    await expect.poll(isUsed, WITHIN).toBe(true);
    await standby.pause();
    const postId = await post(author);
    expect(await finds(author, postId)).toBe(true);
    expect(await finds(guest, postId)).toBe(false);
    await standby.resume();
    await expect.poll(() => finds(guest, postId), WITHIN).toBe(true);
    for (let n = 0; n < POSTS; n += 1) expect(await finds(author, await post(author))).toBe(true);
  });

  it('reads the primary while the standby is more than five seconds behind', async () => {
    await standby.pause();
    const postId = await post(author);
    expect(await finds(guest, postId)).toBe(false);
    await expect.poll(isUsed, WITHIN).toBe(false);
    expect(await finds(guest, postId)).toBe(true);
    await standby.resume();
    await expect.poll(isUsed, WITHIN).toBe(true);
  });

  it('answers every request of guests while the standby dies', async () => {
    const failed: string[] = [];
    let sent = 0;
    let gone: Promise<void> | null = null;
    const client = async (): Promise<void> => {
      while (sent < REQUESTS) {
        const path = PATHS[sent % PATHS.length] ?? '/';
        sent += 1;
        if (sent === REQUESTS / 3) gone = standby.stop();
        const response = await fetch(`${server.origin}${path}`, {
          headers: { appid: '999', systemid: 'AB_WEB', origin: server.origin },
        });
        await response.arrayBuffer();
        if (response.status !== 200) failed.push(`${path} ${response.status}`);
      }
    };
    const startedAt = performance.now();
    await Promise.all(Array.from({ length: CLIENTS }, client));
    await gone;
    const seconds = (performance.now() - startedAt) / 1_000;
    process.stdout.write(
      `  ${REQUESTS} requests in ${seconds.toFixed(1)} s while the standby died, ${failed.length} failed\n`,
    );
    expect(failed).toEqual([]);
    await expect.poll(isUsed, WITHIN).toBe(false);
  });
});
