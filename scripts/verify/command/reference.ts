import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildServer } from '../../lib/build-server';
import type { VerifyArguments } from './arguments';
import { CouldNotRun } from './could-not-run';

const BUNDLE = resolve('.cache/verify-server/server.mjs');
const LIMITS = ['LOGIN', 'WRITES', 'CONTRIBUTIONS', 'READS'];
const READY_MS = 180_000;

/** Starts our reference backend on fresh demo data, without limits, and verifies that; everything of it is gone afterwards. */
export async function withReference(
  given: VerifyArguments,
  run: (own: VerifyArguments) => Promise<number>,
): Promise<number> {
  await buildServer(BUNDLE);
  const folder = mkdtempSync(join(tmpdir(), 'verify-reference-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const limits = Object.fromEntries(LIMITS.map((name) => [`LIMIT_${name}_PER_MINUTE`, '1000000']));
  const child = spawn(process.execPath, [BUNDLE], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      LINK_CARDS: 'off',
      CARDS_SHOW_WITHIN_HOURS: '0',
      ...limits,
    },
    stdio: 'ignore',
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  try {
    await untilReady(url, () => child.exitCode);
    const personas = given.personas ?? fileURLToPath(new URL('../personas/reference.json', import.meta.url));
    return await run({ ...given, command: 'run', url, service: given.service ?? 'all', personas });
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
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
