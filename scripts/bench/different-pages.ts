import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answersAfter, processorTimeOf, startBuiltServer } from './built-server';
import { databasesOf } from './databases';
import { figureOf, percentile } from './figures';
import type { BenchRow } from './row';

const VISITORS = 16;
const PAGES = 300;
const HEADERS = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/130' };

interface Visited {
  readonly perSecond: number;
  readonly p95: number;
  readonly work: number;
}

function rowOn(kind: 'pglite' | 'postgres'): BenchRow {
  return {
    name: `different-pages-${kind}`,
    async measure({ rounds }) {
      const databases = await databasesOf(kind);
      if ('skipped' in databases) return databases;
      const folder = mkdtempSync(join(tmpdir(), 'tarakki-pages-'));
      const url = kind === 'postgres' ? await databases.create() : null;
      const server = await startBuiltServer({
        DATA_DIR: join(folder, 'data'),
        ...(url === null ? {} : { DATABASE_URL: url }),
      });
      try {
        await answersAfter(server, '/api/feed/v3/feed?limit=20');
        const { pid } = server.process;
        execFileSync('taskset', ['-a', '-cp', '0', `${pid}`], { stdio: 'ignore' });
        const paths = await pathsOf(server.origin);
        const visits: Visited[] = [];
        for (let round = 0; round < rounds; round += 1)
          visits.push(await visit(server.origin, pid, paths.slice(round * PAGES, (round + 1) * PAGES)));
        const of = (pick: (one: Visited) => number) => visits.map(pick);
        return {
          load: `${PAGES} pages of the site map, each once, ${VISITORS} visitors, one core, ${rounds} rounds`,
          figures: [
            figureOf(
              'different pages',
              '/s',
              of(({ perSecond }) => perSecond),
              { atLeast: 60 },
            ),
            figureOf(
              'p95',
              'ms',
              of(({ p95 }) => p95),
              { atMost: 500 },
            ),
            figureOf(
              'processor time of a page',
              'ms',
              of(({ work }) => work),
            ),
          ],
        };
      } finally {
        await server.stop();
        await databases.remove();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

async function pathsOf(origin: string): Promise<readonly string[]> {
  const pathsIn = async (path: string) =>
    [...(await (await fetch(origin + path)).text()).matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]+)<\/loc>/g)].map(
      ([, at]) => at ?? '',
    );
  const maps = await pathsIn('/sitemap.xml');
  const paths = (await Promise.all(maps.map(pathsIn))).flat();
  const step = Math.max(1, Math.floor(paths.length / PAGES));
  return Array.from({ length: step }, (_, first) => paths.filter((__, place) => place % step === first)).flat();
}

async function visit(origin: string, pid: number | undefined, paths: readonly string[]): Promise<Visited> {
  const times: number[] = [];
  const waiting = paths.values();
  const [start, work] = [performance.now(), processorTimeOf(pid)];
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      for (const path of waiting) {
        const asked = performance.now();
        const answer = await fetch(origin + path, { headers: HEADERS });
        const html = await answer.text();
        if (answer.status !== 200 || !/<main[\s\S]*<h1/.test(html))
          throw new Error(`${path} answered ${answer.status}.`);
        times.push(performance.now() - asked);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const worked = processorTimeOf(pid) - work;
  return { perSecond: paths.length / seconds, p95: percentile(times, 95), work: (worked * 1000) / paths.length };
}

export const differentPages: readonly BenchRow[] = [rowOn('pglite'), rowOn('postgres')];
