import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launchChromium } from './browser';
import type { BuiltProject } from './built-project';
import { buildProject } from './built-project';
import { answersAfter } from './built-server';
import type { Figure } from './figures';
import { figureOf } from './figures';
import type { Visit } from './page-visit';
import { visit } from './page-visit';
import type { BenchRow } from './row';
import { documentAt, measureBytes } from './screens';

const FEATURES = 'src/app/features.ts';
const TRACKING = /^ {2}tracking: .*\n/m;
const MAX_CODE_KB = 0.5;

interface Home {
  readonly scripts: number;
  readonly visits: readonly Visit[];
}

export const trackingCost: BenchRow = {
  name: 'tracking-cost',
  async measure({ rounds }) {
    const folder = mkdtempSync(join(tmpdir(), 'tarakki-tracking-'));
    const browser = await launchChromium();
    try {
      const project = buildProject(join(folder, 'project'));
      const withTracking = await homeOf(project, browser, join(folder, 'data'), rounds);
      project.buildWith(FEATURES, (text) => text.replace(TRACKING, ''));
      const without = await homeOf(project, browser, join(folder, 'data'), rounds);
      const pair = (name: string, unit: Figure['unit'], pick: (visited: Visit) => number): readonly Figure[] => [
        figureOf(`${name}, with tracking`, unit, withTracking.visits.map(pick)),
        figureOf(`${name}, without`, unit, without.visits.map(pick)),
      ];
      return {
        load: `guest, nothing cached, 412 × 823, CPU ×4, 562.5 ms and 1,474 kbit/s, ${rounds} rounds`,
        figures: [
          {
            name: 'first download of Home, what tracking adds to its scripts',
            value: withTracking.scripts - without.scripts,
            unit: 'kB',
            goal: { atMost: MAX_CODE_KB },
          },
          ...pair('total blocking time', 'ms', ({ tasks }) => tasks.blocking),
          ...pair('longest task', 'ms', ({ tasks }) => tasks.longest),
          ...pair('largest paint', 'ms', ({ largestPaint }) => largestPaint),
          ...pair('transferred', 'kB', ({ transferred }) => transferred / 1000),
        ],
      };
    } finally {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function homeOf(project: BuiltProject, browser: Browser, data: string, rounds: number): Promise<Home> {
  const server = await project.start({ DATA_DIR: data });
  try {
    await answersAfter(server, '/');
    const { scripts } = await measureBytes(server.origin, await documentAt(server.origin, '/'));
    const visits: Visit[] = [];
    for (let round = -1; round < rounds; round += 1) {
      const visited = await visit(browser, `${server.origin}/`);
      if (round >= 0) visits.push(visited);
    }
    return { scripts, visits };
  } finally {
    await server.stop();
  }
}
