import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFloor, buildHome, gzippedKilobytes } from './build-entry';
import { explainBundle } from './bundle-parts';
import type { BenchOptions, BenchRow, Measured } from './row';

/** The first download of Home, against an empty page with the same framework packages, both built here. */
export const bundle: BenchRow = {
  name: 'bundle',
  async measure({ explain }: BenchOptions): Promise<Measured> {
    const folder = mkdtempSync(join(tmpdir(), 'tarakki-bundle-'));
    try {
      const home = await buildHome(join(folder, 'home'));
      const floor = await buildFloor(join(folder, 'floor'));
      const [homeScripts, floorScripts, styles] = [home.js, floor.js, home.css].map(gzippedKilobytes);
      if (homeScripts === undefined || floorScripts === undefined || styles === undefined)
        throw new Error('The builds left no files.');
      return {
        load: 'gzip 9, every file that the document names',
        figures: [
          {
            name: 'initial JavaScript against the floor',
            value: homeScripts / floorScripts,
            unit: '×',
            goal: { atMost: 1.25 },
          },
          { name: 'initial JavaScript of home', value: homeScripts, unit: 'kB' },
          { name: 'floor: react, router, inversify, mobx, openapi-fetch', value: floorScripts, unit: 'kB' },
          { name: 'room left under 1.25', value: floorScripts * 1.25 - homeScripts, unit: 'kB' },
          { name: 'initial style sheets', value: styles, unit: 'kB', goal: { atMost: 10 } },
        ],
        ...(explain ? { explanation: explainBundle(home.js) } : {}),
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
