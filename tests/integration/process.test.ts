import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyDemoData } from '@tests/support/demo-data';
import { signInAt } from '@tests/support/sign-in';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from '../../scripts/lib/build-server';
import type { ServerProcess } from './harness/server-process';
import { freePort, SERVER_BUNDLE, spawnServer, startServerProcess } from './harness/server-process';

/** The process: failed starts, stops, and what survives a kill. */
describe('the server process', () => {
  const folder = temporaryFolders('process');
  const demoFolder = async (): Promise<string> => {
    const copy = folder();
    await copyDemoData(copy, async (first) => {
      const server = await startServerProcess({ DATA_DIR: first, PORT: String(await freePort()) });
      await server.kill('SIGINT');
    });
    return copy;
  };
  beforeAll(() => buildServer(SERVER_BUNDLE));
  const running: ServerProcess[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.kill('SIGKILL')));
  });

  const start = async (environment: Readonly<Record<string, string>>): Promise<ServerProcess> => {
    const server = await startServerProcess({ LIMIT_CONTRIBUTIONS_PER_MINUTE: '1000000', ...environment });
    running.push(server);
    return server;
  };

  it('prints where it answers and whom one can sign in as; refuses a second server on its data and on its port', async () => {
    const data = await demoFolder();
    const port = String(await freePort());
    const first = await start({ DATA_DIR: data, PORT: port });
    expect(first.output()).toContain(`Tarakki answers at ${first.origin}`);
    expect(first.output()).toContain('Asha Nair');

    const sameData = spawnServer({ DATA_DIR: data, PORT: String(await freePort()) });
    expect(await sameData.ended).toBe(1);
    expect(sameData.output()).toMatch(
      new RegExp(`in use by another server \\(process ${first.pid}\\).*DATA_DIR=`, 's'),
    );

    const samePort = spawnServer({ DATA_DIR: folder(), PORT: port });
    expect(await samePort.ended).toBe(1);
    expect(samePort.output()).toContain(
      `Port ${port} is taken by another program. Start on another one: PORT=${Number(port) + 1}`,
    );
    expect(samePort.output()).not.toContain('at ');
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
  });

  it('refuses a data folder that is a file, in a sentence', async () => {
    const file = join(folder(), 'data');
    writeFileSync(file, '');
    const server = spawnServer({ DATA_DIR: file, PORT: String(await freePort()) });
    expect(await server.ended).toBe(1);
    expect(server.output().trim()).toBe(
      `The data folder is a file (DATA_DIR=${file}, EEXIST). Fix that, or start with another folder: DATA_DIR=.data-2`,
    );
  });

  it('refuses at --check an http origin that others can reach while anyone could sign in as anyone', () => {
    const check = (settings: Readonly<Record<string, string>>) => {
      const env = { PATH: process.env.PATH, DATA_DIR: folder(), DEMO_DATA: 'off', ...settings };
      return spawnSync(process.execPath, [SERVER_BUNDLE, '--check'], { encoding: 'utf8', env });
    };
    const open = { PUBLIC_ORIGIN: 'http://192.168.1.9', HOST: '0.0.0.0' };
    const refused = check(open);
    expect(refused.status).toBe(1);
    expect(refused.stdout + refused.stderr).toContain('GOOGLE_CLIENT_ID is needed');
    const allowed = check({ ...open, PUBLIC_STAND_INS: 'google,mailbox' });
    expect(allowed.stdout).toContain('✓ settings');
    expect(allowed.stdout + allowed.stderr).not.toContain('GOOGLE_CLIENT_ID');
  });

  it('leaves no wrong key where the right one is lost', async () => {
    const data = await demoFolder();
    const key = join(data, 'authorship.key');
    rmSync(key);
    const server = spawnServer({ DATA_DIR: data, PORT: String(await freePort()) });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('This database was written with another authorship key.');
    expect(existsSync(key)).toBe(false);
  });

  it('stops on Ctrl-C after finishing what is being answered, and leaves no lock', async () => {
    const data = folder();
    const server = await start({ DATA_DIR: data, PORT: String(await freePort()), DEMO_DATA: 'off' });
    expect(await report(server.origin, randomUUID())).toBe(204);
    const last = report(server.origin, randomUUID());
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await server.kill('SIGINT')).toBe(0);
    expect(await last.catch(() => 'refused')).toBeOneOf([204, 'refused']);
    expect(existsSync(join(data, 'server.lock'))).toBe(false);
    expect(existsSync(join(data, 'authorship.key'))).toBe(true);
  });

  it('loses no acknowledged post when it is killed in the middle of a burst', async () => {
    const settings = { DATA_DIR: await demoFolder(), PORT: String(await freePort()) };
    const server = await start(settings);
    const { headers } = await signInAt(server.origin, { sub: '900000000000000000001' });
    const available = await fetch(`${server.origin}/api/user/user/pseudo-profile/available`, { headers });
    const { profileTag } = await available.json();
    const acknowledged: string[] = [];
    const burst = Array.from({ length: 8 }, async () => {
      for (;;) {
        const response = await post(server.origin, { ...headers, 'profile-tag': profileTag }).catch(() => null);
        if (response === null) return;
        if (response.status === 201) acknowledged.push((await response.json()).postId);
        else throw new Error(`A post answered ${response.status}: ${await response.text()}`);
      }
    });
    while (acknowledged.length < 40) await new Promise((resolve) => setTimeout(resolve, 10));
    await server.kill('SIGKILL');
    await Promise.all(burst);

    const again = await start(settings);
    for (const id of acknowledged) {
      const answer = await fetch(`${again.origin}/api/feed/v1/feed/${id}`, { headers: common(again.origin) });
      expect([id, answer.status]).toEqual([id, 200]);
    }
    const session = await fetch(`${again.origin}/api/user/user/profile`, { headers });
    expect(session.status).toBe(200);
  });
});

const common = (origin: string) => ({ origin, appid: '999', systemid: 'AB_WEB' });

async function report(origin: string, error: string): Promise<number> {
  const response = await fetch(`${origin}/api/v4/log/error`, {
    method: 'POST',
    headers: { ...common(origin), 'content-type': 'application/json' },
    body: JSON.stringify({ error, display: 'WEB' }),
  });
  return response.status;
}

function post(origin: string, headers: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(`${origin}/api/feed/v2/post`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      title: 'Does this stay?',
      content: `A post of a burst: ${randomUUID()}`,
      media: [],
      poll: null,
      community: { type: 'topic', entityId: 1 },
      profileType: 'ANONYMOUS',
      salaryIds: [],
    }),
  });
}
