import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 4;
const PATIENCE_MS = 180_000;
const HEADERS = { appid: '999', systemid: 'AB_WEB' };

/** The built server in a process of its own, as in production. */
export interface BuiltServer {
  readonly origin: string;
  readonly startedAt: number;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

export async function startBuiltServer(environment: Readonly<Record<string, string>>): Promise<BuiltServer> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['dist/server.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: `${port}`,
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  return {
    origin: `http://127.0.0.1:${port}`,
    startedAt,
    process: child,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Returns the milliseconds from the start until an address answers. Rejects unless the answer is 200. */
export async function answersAfter({ origin, startedAt, process: child }: BuiltServer, path: string): Promise<number> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end && child.exitCode === null) {
    const answer = await fetch(origin + path, { headers: HEADERS }).catch(() => null);
    const text = await answer?.text();
    if (answer?.status === 200) return performance.now() - startedAt;
    if (answer !== null) throw new Error(`${path} answered ${answer.status}: ${text}`);
    await pause(POLL_MS);
  }
  throw new Error(`The server did not answer ${path}.`);
}

export function memoryOf(pid: number | undefined): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })) / 1000;
}

export function processorTimeOf(pid: number | undefined): number {
  return Number(execFileSync('ps', ['-o', 'cputimes=', '-p', `${pid}`], { encoding: 'utf8' }));
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
