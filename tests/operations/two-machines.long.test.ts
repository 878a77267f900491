import { execFileSync, spawnSync } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { startS3Server } from '@tests/support/s3-server';
import { signInAt } from '@tests/support/sign-in';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { afterEach, describe, expect, it } from 'vitest';
import { createResponseCheck } from '@/server/contract/response-check';
import { buildServer } from '../../scripts/lib/build-server';
import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres';
import { Client } from '../integration/harness/client';
import type { ServerProcess } from '../integration/harness/server-process';
import { isReady, SERVER_BUNDLE, spawnServer } from '../integration/harness/server-process';
import { becomeWriter, post } from '../integration/harness/world';
import { hasNginx, startNginxAt } from './nginx';

const NETWORK = '10.77.53';
/** The address of the simulated provider: PostgreSQL, the file store and the load balancer. */
const OUTSIDE = `${NETWORK}.254`;
const MACHINES: readonly [string, string] = ['tarakki-a', 'tarakki-b'];
const PORTS = ['3001', '3002'] as const;
const CLIENTS = 8;
/** In each part of the drill. */
const REQUESTS = 500;
const FEED = '/api/feed/v3/feed?limit=5';
const PATHS = [FEED, '/api/company/companies?limit=10', '/healthz'];
const OWN = '/api/notification/notifications?platform=computer';

const ip = (...words: string[]): void => void execFileSync('ip', words, { stdio: 'pipe' });
const addressOf = (machine: string): string => `${NETWORK}.${MACHINES.indexOf(machine) + 1}`;
const inside = (machine: string): readonly string[] => ['ip', 'netns', 'exec', machine];

function connectMachines(): void {
  ip('link', 'add', 'tarakki', 'type', 'bridge');
  ip('addr', 'add', `${OUTSIDE}/24`, 'dev', 'tarakki');
  ip('link', 'set', 'tarakki', 'up');
  for (const machine of MACHINES) {
    ip('netns', 'add', machine);
    ip('link', 'add', machine, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', machine);
    ip('link', 'set', machine, 'master', 'tarakki', 'up');
    ip('-n', machine, 'addr', 'add', `${addressOf(machine)}/24`, 'dev', 'eth0');
    for (const device of ['lo', 'eth0']) ip('-n', machine, 'link', 'set', device, 'up');
  }
}

function disconnectMachines(): void {
  for (const machine of MACHINES) spawnSync('ip', ['netns', 'del', machine]);
  spawnSync('ip', ['link', 'del', 'tarakki']);
}

/** Forwards a local service to an address that the containers can reach. Returns `host:port`. */
async function forward(url: string, started: (() => unknown)[]): Promise<string> {
  const { port, hostname } = new URL(url);
  const door = createServer((from) => {
    const to = connect(Number(port), hostname);
    for (const socket of [from, to]) socket.on('error', () => undefined);
    from.pipe(to).pipe(from);
  });
  await new Promise<void>((resolve) => door.listen(0, OUTSIDE, resolve));
  started.push(() => door.close());
  const address = door.address();
  return `${OUTSIDE}:${typeof address === 'object' ? address?.port : 0}`;
}

const canConnect = hasNginx && process.getuid?.() === 0 && spawnSync('ip', ['netns', 'list']).status === 0;

describe.skipIf(!canConnect)('two machines by docs/two-machines.md', () => {
  const folder = temporaryFolders('two-machines');
  const started: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of started.splice(0).toReversed()) await end();
  });

  it('share sessions and posts, and one of them goes and returns without a failed request', async () => {
    await buildServer(SERVER_BUNDLE);
    connectMachines();
    started.push(disconnectMachines);
    const postgres = await startTemporaryPostgres();
    if (!postgres.running) throw new Error(postgres.reason);
    started.push(() => postgres.stop());
    const store = await startS3Server();
    started.push(() => store.stop());
    const [database, files] = [await forward(postgres.url, started), await forward(store.config.endpoint, started)];
    const [a = '', b = ''] = MACHINES.map((machine) => `http://${addressOf(machine)}:8080`);
    const data = Object.fromEntries(MACHINES.map((machine) => [machine, folder()]));
    const start = async (machine: string, port: string): Promise<ServerProcess> => {
      const environment = {
        PUBLIC_ORIGIN: b,
        AUTHORSHIP_KEY: Buffer.alloc(32, 5).toString('hex'),
        DATABASE_URL: `postgres://postgres@${database}/postgres`,
        FILES_S3_ENDPOINT: `http://${files}`,
        FILES_S3_BUCKET: store.config.bucket,
        FILES_S3_REGION: store.config.region,
        FILES_S3_KEY_ID: store.config.accessKeyId,
        FILES_S3_SECRET: store.config.secretAccessKey,
        TRUST_PROXY: '1',
        DRAIN_SECONDS: '1',
        DEMO_DATA: 'on',
        PUBLIC_STAND_INS: 'google,mailbox',
        DATA_DIR: data[machine] ?? '',
        HOST: addressOf(machine),
        PORT: port,
        LIMIT_READS_PER_MINUTE: '1000000',
      };
      const server = spawnServer(environment, undefined, undefined, inside(machine));
      await isReady(server);
      return server;
    };
    const processes = new Map<string, ServerProcess[]>();
    started.push(() => Promise.all([...processes.values()].flat().map((one) => one.kill('SIGKILL'))));
    const startMachine = async (machine: string): Promise<void> => {
      const all: ServerProcess[] = [];
      processes.set(machine, all);
      for (const port of PORTS) all.push(await start(machine, port));
    };
    for (const machine of MACHINES) await startMachine(machine);
    const servers = MACHINES.flatMap((machine) => PORTS.map((port) => `${addressOf(machine)}:${port}`));
    const nginxOf = (machine: string, some = servers) =>
      startNginxAt({ listen: `${addressOf(machine)}:8080`, processes: some, inside: inside(machine) });
    // The built-in sign-in has a key of each process.
    const alone = await nginxOf(MACHINES[1], servers.slice(0, 1));
    const { cookies } = await signInAt(b, { name: 'Both Hands', email: 'both.hands@mail.example' });
    await alone.stop();
    for (const machine of MACHINES) {
      const nginx = await nginxOf(machine);
      started.push(() => nginx.stop());
    }
    // No contract declares the headers of nginx.
    const browser = new Client({ origin: b, check: createResponseCheck([]) });
    for (const pair of cookies.pairs) browser.cookies.set(pair.name, pair.value);
    await becomeWriter(browser);
    const id = await post(browser);
    const headers = { origin: b, appid: '999', systemid: 'AB_WEB', cookie: browser.cookies.header };
    const seen = Array.from({ length: 40 }, (_, turn) =>
      fetch(`${turn % 2 === 0 ? a : b}${turn % 4 < 2 ? OWN : `/api/feed/v1/feed/${id}`}`, { headers }),
    );
    const refused = (await Promise.all(seen)).filter(({ status }) => status !== 200);
    expect(await Promise.all(refused.map((one) => one.text()))).toEqual([]);

    const failed: string[] = [];
    let [sent, longest, isOver] = [0, 0, false];
    const client = async (): Promise<void> => {
      while (!isOver) {
        const path = PATHS[sent % PATHS.length] ?? '/';
        sent += 1;
        const askedAt = performance.now();
        const { status } = await fetch(b + path, { headers });
        longest = Math.max(longest, performance.now() - askedAt);
        if (status !== 200) failed.push(`${path} ${status}`);
      }
    };
    const reach = async (count: number): Promise<void> => {
      const goal = sent + count;
      await expect.poll(() => sent, { timeout: 120_000 }).toBeGreaterThan(goal);
    };
    const drill = async (): Promise<void> => {
      await reach(REQUESTS);
      ip('link', 'set', MACHINES[0], 'down');
      for (const one of processes.get(MACHINES[0]) ?? []) await one.kill('SIGKILL');
      await reach(REQUESTS);
      ip('link', 'set', MACHINES[0], 'up');
      await startMachine(MACHINES[0]);
      await reach(REQUESTS);
      isOver = true;
    };
    await Promise.all([drill(), ...Array.from({ length: CLIENTS }, client)]);
    expect(failed).toEqual([]);
    expect((await fetch(a + OWN, { headers })).status).toBe(200);
    process.stdout.write(`  ${sent} requests, 0 failed; the longest took ${longest.toFixed(0)} ms\n`);
  });
});
