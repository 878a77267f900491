import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDemoData } from '@tests/support/demo-data';
import { PLAIN_WASM } from '@tests/support/plain-wasm';

export interface Product {
  readonly origin: string;
  readonly dataDirectory: string;
  log(): string;
  /** Due hourly tasks run once; others run as usual. */
  pass(milliseconds: number): void;
  /** As a power cut would; the data stays. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const MOVED_CLOCK = new URL('moved-clock.mjs', import.meta.url).href;

const START_TIMEOUT_MS = 300_000;

export async function startProduct(environment: Readonly<Record<string, string>> = {}): Promise<Product> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'tarakki-e2e-'));
  const launch = (port: string) => launchServer({ ...environment, DATA_DIR: dataDirectory, PORT: port });
  await copyDemoData(dataDirectory, async (folder) => {
    const first = await launchServer({ DATA_DIR: folder, PORT: '0' });
    await end(first.process, 'SIGTERM');
  });
  let running = await launch('0');
  const { origin } = running;
  return {
    origin,
    dataDirectory,
    log: () => running.log(),
    pass: (passMs) => void running.process.send({ passMs }),
    kill: () => end(running.process, 'SIGKILL'),
    restart: async () => {
      running = await launch(new URL(origin).port);
    },
    stop: async () => {
      await end(running.process, 'SIGTERM');
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

interface Running {
  readonly process: ChildProcess;
  readonly origin: string;
  readonly log: () => string;
}

function launchServer(environment: Readonly<Record<string, string>>): Promise<Running> {
  const server = spawn(process.execPath, [PLAIN_WASM, '--import', MOVED_CLOCK, 'dist/server.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      LIMIT_LOGIN_PER_MINUTE: '10000',
      LIMIT_WRITES_PER_MINUTE: '100000',
      LIMIT_CONTRIBUTIONS_PER_MINUTE: '100000',
      LIMIT_READS_PER_MINUTE: '1000000',
      DATABASE_URL: '',
      AWARDS_2022_PATH: '/abeca-2022',
      // Tests never read external pages.
      LINK_CARDS: 'off',
      CARDS_SHOW_WITHIN_HOURS: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => reject(new Error(`The product did not start:\n${said}`)), START_TIMEOUT_MS);
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const origin = /answers at (http:\/\/\S+)/.exec(said)?.[1];
      if (origin === undefined) return;
      clearTimeout(giveUp);
      resolve({ process: server, origin, log: () => said });
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.once('exit', (code) => {
      clearTimeout(giveUp);
      reject(new Error(`The product ended with ${code}:\n${said}`));
    });
  });
}

function end(server: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill(signal);
  });
}
