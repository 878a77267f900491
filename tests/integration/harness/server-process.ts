import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { PLAIN_WASM } from '@tests/support/plain-wasm';
import { projectFile } from '@/server/platform/project-folder';

export interface ServerProcess {
  readonly origin: string;
  readonly pid: number;
  output(): string;
  /** The exit code, or the killing signal. */
  readonly ended: Promise<number | string>;
  kill(signal: NodeJS.Signals): Promise<number | string>;
}

/** A currently free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

export const SERVER_PLACE = ['.cache', 'test-server', 'server.mjs'] as const;

export const SERVER_BUNDLE = projectFile(...SERVER_PLACE);

export function spawnServer(
  environment: Readonly<Record<string, string>>,
  folder = projectFile(),
  options: readonly string[] = [PLAIN_WASM],
  inside: readonly string[] = [],
): ServerProcess {
  const [program = '', ...before] = [...inside, process.execPath];
  const child: ChildProcess = spawn(program, [...before, ...options, join(folder, ...SERVER_PLACE)], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  return {
    origin: `http://${environment.HOST ?? 'localhost'}:${environment.PORT}`,
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

export async function startServerProcess(
  environment: Readonly<Record<string, string>>,
  folder = projectFile(),
): Promise<ServerProcess> {
  const server = spawnServer(environment, folder);
  await isReady(server);
  return server;
}

export async function isReady(server: ServerProcess): Promise<void> {
  let end: number | string | null = null;
  server.ended.then((code) => {
    end = code;
  });
  while (end === null) {
    const ready = await fetch(`${server.origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server ended (${end}) before it was ready:\n${server.output()}`);
}
