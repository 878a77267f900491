import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from './browser';
import { answersAfter, startBuiltServer } from './built-server';
import { figureOf } from './figures';
import type { Visit } from './page-visit';
import { visit } from './page-visit';
import type { BenchRow } from './row';
import { documentAt, MAX_SCRIPT_KB, MAX_STYLE_KB, measureBytes } from './screens';

const REVIEWED_COMPANIES = '/api/review/reviewed-companies?limit=1';
const MAX_REQUESTS = 5;

/** Measures the page of the most reviewed company as a guest sees it at the first visit. */
export const firstViewCompany: BenchRow = {
  name: 'first-view-company',
  async measure({ rounds }) {
    const folder = mkdtempSync(join(tmpdir(), 'tarakki-company-'));
    const server = await startBuiltServer({ DATA_DIR: folder });
    const browser = await launchChromium();
    try {
      await answersAfter(server, REVIEWED_COMPANIES);
      const path = await mostReviewedPath(server.origin);
      const ofPage = await measureBytes(server.origin, await documentAt(server.origin, path));
      const seen: Visit[] = [];
      for (let round = -1; round < rounds; round += 1) {
        const visited = await visit(browser, server.origin + path);
        if (round >= 0) seen.push(visited);
      }
      const of = (pick: (visited: Visit) => number): readonly number[] => seen.map(pick);
      return {
        load: `guest, nothing cached, 412 × 823, CPU ×4, 562.5 ms and 1,474 kbit/s, ${rounds} rounds`,
        figures: [
          figureOf(
            'requests after the document until the largest paint',
            '',
            of(({ requests }) => requests - 1),
            { atMost: MAX_REQUESTS },
          ),
          figureOf(
            'all requests after the document',
            '',
            of(({ sent }) => sent - 1),
          ),
          figureOf(
            'calls of services after the document',
            '',
            of(({ calls }) => calls),
          ),
          figureOf('script before the page reacts', 'kB', [ofPage.scripts], { atMost: MAX_SCRIPT_KB }),
          figureOf('style', 'kB', [ofPage.style], { atMost: MAX_STYLE_KB }),
          figureOf(
            'largest paint',
            'ms',
            of(({ largestPaint }) => largestPaint),
          ),
          figureOf(
            'first paint',
            'ms',
            of(({ firstPaint }) => firstPaint),
          ),
          figureOf(
            'total blocking time',
            'ms',
            of(({ tasks }) => tasks.blocking),
          ),
          figureOf(
            'layout shift',
            '',
            of(({ layoutShift }) => layoutShift),
          ),
          figureOf(
            'transferred',
            'kB',
            of(({ transferred }) => transferred / 1000),
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

export async function mostReviewedPath(origin: string): Promise<string> {
  const answer = await fetch(origin + REVIEWED_COMPANIES, { headers: { appid: '999', systemid: 'AB_WEB' } });
  const [company]: readonly { readonly urlName: string }[] = await answer.json();
  if (company === undefined) throw new Error('The demo data has no reviewed company.');
  return `/overview/${company.urlName}-overview`;
}
