import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { answersAfter, memoryOf, startBuiltServer } from './built-server';
import { bundleScript } from './bundle-script';
import { databasesOf } from './databases';
import { figureOf } from './figures';
import type { BenchRow } from './row';

const SETTLED_MS = 5_000;
const FEED = '/api/feed/v3/feed?limit=20';

interface ColdStart {
  readonly health: number;
  readonly feed: number;
  readonly page: number;
  readonly memory: number;
}

interface BareStart {
  readonly answer: number;
  readonly memory: number;
}

function rowOn(kind: 'pglite' | 'postgres'): BenchRow {
  return {
    name: `cold-start-${kind}`,
    async measure({ rounds }) {
      const databases = await databasesOf(kind);
      if ('skipped' in databases) return databases;
      const folder = mkdtempSync(join(tmpdir(), 'tarakki-start-'));
      try {
        const url = kind === 'postgres' ? await databases.create() : null;
        const environment = { DATA_DIR: join(folder, 'data'), ...(url === null ? {} : { DATABASE_URL: url }) };
        await prepare(environment);
        const bare = await bundleScript('scripts/bench/host/bare-database.ts');
        const seen: { readonly ours: ColdStart; readonly floor: BareStart }[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const ours = await startCold(environment);
          seen.push({
            ours,
            floor: await startBare(bare, url ?? copyOf(join(environment.DATA_DIR, 'database'), folder, round)),
          });
        }
        const of = (pick: (pair: (typeof seen)[number]) => number): readonly number[] => seen.map(pick);
        const memoryGoal = kind === 'pglite' ? { atMost: 1.3 } : null;
        return {
          load: `the built server on its demo data, ${rounds} starts, beside a process that only opens the database`,
          figures: [
            figureOf(
              'first answer of /healthz',
              'ms',
              of(({ ours }) => ours.health),
            ),
            figureOf(
              'first answer of the feed',
              'ms',
              of(({ ours }) => ours.feed),
            ),
            figureOf(
              'first home page, rendered',
              'ms',
              of(({ ours }) => ours.page),
            ),
            figureOf(
              'bare database, first answer',
              'ms',
              of(({ floor }) => floor.answer),
            ),
            figureOf(
              'first answer against the bare database',
              '×',
              of(({ ours, floor }) => ours.health / floor.answer),
            ),
            figureOf(
              'memory against the bare database',
              '×',
              of(({ ours, floor }) => ours.memory / floor.memory),
              memoryGoal,
            ),
            figureOf(
              `memory after ${SETTLED_MS / 1000} s`,
              'MB',
              of(({ ours }) => ours.memory),
              kind === 'postgres' ? { atMost: 180 } : null,
            ),
            figureOf(
              'bare database, memory',
              'MB',
              of(({ floor }) => floor.memory),
            ),
          ],
        };
      } finally {
        await databases.remove();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Creates the database in a first start, which is not measured. */
async function prepare(environment: Readonly<Record<string, string>>): Promise<void> {
  const server = await startBuiltServer(environment);
  try {
    await answersAfter(server, FEED);
  } finally {
    await server.stop();
  }
}

async function startCold(environment: Readonly<Record<string, string>>): Promise<ColdStart> {
  const server = await startBuiltServer(environment);
  try {
    const health = await answersAfter(server, '/healthz');
    const feed = await answersAfter(server, FEED);
    const page = await answersAfter(server, '/');
    await pause(SETTLED_MS);
    return { health, feed, page, memory: memoryOf(server.process.pid) };
  } finally {
    await server.stop();
  }
}

async function startBare(script: string, place: string): Promise<BareStart> {
  const start = performance.now();
  const child = fork(script, [place], { execArgv: [] });
  const exited = once(child, 'exit');
  try {
    await Promise.race([
      once(child, 'message'),
      exited.then(() => Promise.reject(new Error('The bare database did not open.'))),
    ]);
    const answer = performance.now() - start;
    await pause(SETTLED_MS);
    return { answer, memory: memoryOf(child.pid) };
  } finally {
    child.kill('SIGKILL');
    await exited;
  }
}

/** Copies the data, because a killed process leaves a database that must recover. */
function copyOf(data: string, folder: string, round: number): string {
  const copy = join(folder, `copy-${round}`);
  cpSync(data, copy, { recursive: true });
  return copy;
}

/** Measures the time from a start with data to the first answers, and memory. */
export const coldStart: readonly BenchRow[] = [rowOn('pglite'), rowOn('postgres')];
