import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { explainBundle } from './bundle-parts';
import type { BenchOptions, BenchRow, Measured } from './row';

const HOME = './src/app/client.tsx';
const FLOOR = './scripts/bench/floor/client.tsx';

/** Initial files of a built entry, from the manifest. */
interface InitialFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** What home downloads at first, against an empty page with the same framework packages, both built here with the same settings. */
export const bundle: BenchRow = {
  name: 'bundle',
  async measure({ explain }: BenchOptions): Promise<Measured> {
    const folder = mkdtempSync(join(tmpdir(), 'tarakki-bundle-'));
    try {
      const home = await buildInto(join(folder, 'home'), HOME);
      const floor = await buildInto(join(folder, 'floor'), FLOOR);
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

/** Builds one entry as the product is built, with source maps beside it, which change no byte of what is counted. */
async function buildInto(folder: string, entry: string): Promise<InitialFiles> {
  process.env.NODE_ENV = 'production';
  const { content } = await loadConfig();
  const config = mergeRsbuildConfig(content, {
    logLevel: 'error',
    performance: { printFileSize: false },
    environments: {
      web: { output: { distPath: { root: folder }, sourceMap: { js: 'hidden-source-map' } } },
    },
  });
  const web = config.environments?.web;
  if (web === undefined) throw new Error('rsbuild.config.ts has no environment "web".');
  web.source = { ...web.source, entry: { client: entry } };
  const rsbuild = await createRsbuild({ config, environment: ['web'] });
  const { close } = await rsbuild.build();
  await close();
  const manifest: { entries: { client: { initial?: Partial<InitialFiles> } } } = JSON.parse(
    readFileSync(join(folder, 'manifest.json'), 'utf8'),
  );
  const { js = [], css = [] } = manifest.entries.client.initial ?? {};
  const inFolder = (address: string): string => join(folder, address);
  return { js: js.map(inFolder), css: css.map(inFolder) };
}

function gzippedKilobytes(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + gzipSync(readFileSync(path), { level: 9 }).length, 0) / 1000;
}
