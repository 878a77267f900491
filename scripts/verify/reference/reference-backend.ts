import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { CouldNotRun } from '../../../packages/verify/command/could-not-run';

const LIMITS = ['LOGIN', 'WRITES', 'CONTRIBUTIONS', 'READS'];
const READY_MS = 300_000;

export interface BackendOptions {
  readonly bundle: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly limit: number;
  /** Settings in addition to the settings of every backend. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface Backend {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { bundle, dataDir, databaseUrl, limit, settings = {} } = options;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const limits = Object.fromEntries(LIMITS.map((name) => [`LIMIT_${name}_PER_MINUTE`, String(limit)]));
  const child = spawn(process.execPath, [bundle], {
    env: {
      PATH: process.env.PATH,
      // Refuses undeclared parameters, as contracts say; production only logs them.
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      LINK_CARDS: 'off',
      CARDS_SHOW_WITHIN_HOURS: '0',
      SERVICE_KEYS: 'example:0123456789abcdef0123456789abcdef',
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
      ...limits,
      ...settings,
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await untilReady(url, () => child.exitCode);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

async function untilReady(url: string, exitCode: () => number | null): Promise<void> {
  for (let waited = 0; waited < READY_MS; waited += 100) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (exitCode() !== null)
      throw new CouldNotRun('The reference backend ended before it was ready. `npm start` shows why.');
    await wait(100);
  }
  throw new CouldNotRun(`The reference backend was not ready within ${READY_MS / 1_000} s.`);
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
