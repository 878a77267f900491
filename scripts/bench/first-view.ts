import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from './browser';
import { answersAfter, startBuiltServer } from './built-server';
import { figureOf } from './figures';
import type { Visit } from './page-visit';
import { visit } from './page-visit';
import type { BenchRow } from './row';
import { serveStatic } from './static-page';

const CLIENT = 'dist/client';

interface Round {
  readonly product: Visit;
  readonly inlined: Visit;
  readonly linked: Visit;
}

export const firstView: BenchRow = {
  name: 'first-view',
  async measure({ rounds }) {
    const folder = mkdtempSync(join(tmpdir(), 'tarakki-view-'));
    const server = await startBuiltServer({ DATA_DIR: folder });
    const browser = await launchChromium();
    try {
      await answersAfter(server, '/');
      const html = await (await fetch(server.origin, { headers: { 'user-agent': 'Android Mobile' } })).text();
      // The Devanagari font loads only with such letters; without them the bytes would differ.
      if (!/\p{Script=Devanagari}/u.test(html)) throw new Error('The first page of the demo data has no Hindi line.');
      const pages = await serveStatic(html, CLIENT);
      const seen: Round[] = [];
      for (let round = -1; round < rounds; round += 1) {
        const product = await visit(browser, `${server.origin}/`);
        const inlined = await visit(browser, pages.inlined);
        const linked = await visit(browser, pages.linked);
        if (round >= 0) seen.push({ product, inlined, linked });
      }
      pages.stop();
      const of = (pick: (round: Round) => number): readonly number[] => seen.map(pick);
      return {
        load: `guest, nothing cached, 412 × 823, CPU ×4, 562.5 ms and 1,474 kbit/s, tasks by their processor time, ${rounds} rounds`,
        figures: [
          figureOf(
            'largest paint against one static file',
            '×',
            of(({ product, inlined }) => product.largestPaint / inlined.largestPaint),
            { atMost: 1.3 },
          ),
          figureOf(
            'largest paint',
            'ms',
            of(({ product }) => product.largestPaint),
          ),
          figureOf(
            'largest paint of one static file',
            'ms',
            of(({ inlined }) => inlined.largestPaint),
          ),
          figureOf(
            'largest paint of a static file and its style sheet',
            'ms',
            of(({ linked }) => linked.largestPaint),
          ),
          figureOf(
            'first paint',
            'ms',
            of(({ product }) => product.firstPaint),
          ),
          figureOf(
            'requests until content',
            '',
            of(({ product }) => product.requests),
            { atMost: 6 },
          ),
          figureOf(
            'total blocking time',
            'ms',
            of(({ product }) => product.tasks.blocking),
            { atMost: 100 },
          ),
          figureOf(
            'longest task from the first paint on',
            'ms',
            of(({ product }) => product.tasks.longest),
            { atMost: 100 },
          ),
          figureOf(
            'longest task until the first paint, before any script',
            'ms',
            of(({ product }) => product.tasks.longestBefore),
          ),
          figureOf(
            'longest task of one static file',
            'ms',
            of(({ inlined }) => Math.max(inlined.tasks.longest, inlined.tasks.longestBefore)),
          ),
          figureOf(
            'layout shift',
            '',
            of(({ product }) => product.layoutShift),
            { atMost: 0.01 },
          ),
          figureOf(
            'transferred, all bytes, with a Hindi line in the page',
            'kB',
            of(({ product }) => product.transferred / 1000),
            { atMost: 260 },
          ),
          figureOf(
            'transferred, one static file and its fonts',
            'kB',
            of(({ inlined }) => inlined.transferred / 1000),
          ),
        ],
      };
    } finally {
      await browser.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
