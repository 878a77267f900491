import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFloor, buildHome, gzippedKilobytes } from './build-entry';
import { answersAfter, startBuiltServer } from './built-server';
import { explainBundle } from './bundle-parts';
import type { BenchOptions, BenchRow, MeasuredBenchRow } from './row';
import { documentAt, MAX_HOME_SCRIPT_KB, MAX_STYLE_KB, measureBytes } from './screens';

/** Compares Home's first download with an empty page with the same framework packages. */
export const bundle: BenchRow = {
  name: 'bundle',
  async measure({ explain }: BenchOptions): Promise<MeasuredBenchRow> {
    const folder = mkdtempSync(join(tmpdir(), 'tarakki-bundle-'));
    const server = await startBuiltServer({ DATA_DIR: join(folder, 'data') });
    try {
      await answersAfter(server, '/');
      const { scripts, style } = await measureBytes(server.origin, await documentAt(server.origin, '/'));
      const floor = gzippedKilobytes((await buildFloor(join(folder, 'floor'))).js);
      return {
        load: 'gzip 9, every script that the document names or carries',
        figures: [
          {
            name: 'script before Home reacts',
            value: scripts,
            unit: 'kB',
            goal: { atMost: MAX_HOME_SCRIPT_KB },
          },
          { name: 'floor: react, router, inversify, mobx, openapi-fetch', value: floor, unit: 'kB' },
          { name: 'initial style sheets', value: style, unit: 'kB', goal: { atMost: MAX_STYLE_KB } },
        ],
        ...(explain ? { explanation: explainBundle((await buildHome(join(folder, 'home'))).js) } : {}),
      };
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
