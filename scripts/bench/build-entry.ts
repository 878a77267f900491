import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core';

export interface InitialFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** Builds the product, but with separate source maps, which change no counted byte. */
export function buildHome(folder: string): Promise<InitialFiles> {
  return buildEntry(folder, './src/app/client.ts');
}

/** Builds an empty page that uses the framework's packages. */
export function buildFloor(folder: string): Promise<InitialFiles> {
  return buildEntry(folder, './scripts/bench/floor/client.tsx');
}

async function buildEntry(folder: string, entry: string): Promise<InitialFiles> {
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
  web.source = { ...web.source, entry: { client: { import: entry, runtime: 'file-list' } } };
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

export function gzippedKilobytes(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + gzipSync(readFileSync(path), { level: 9 }).length, 0) / 1000;
}
