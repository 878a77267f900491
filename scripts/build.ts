import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { buildServer } from './lib/build-server';
import { buildWorker } from './lib/build-worker';
import { inputStamp } from './lib/input-stamp';
import { joinScripts } from './lib/joined-files';
import { precompress } from './lib/precompress';

/** npm run build: the browser's files, the first view and the server. `--if-needed` skips an unchanged build. */

const STAMP = 'dist/.inputs';
const RESULTS = [
  '.inputs',
  'server.mjs',
  'server.cjs',
  'page-html-worker.cjs',
  'first-view.mjs',
  'client/manifest.json',
  'client/sw.js',
];

function isUpToDate(): boolean {
  return RESULTS.every((path) => existsSync(`dist/${path}`)) && readFileSync(STAMP, 'utf8') === inputStamp('.');
}

async function buildClient(): Promise<void> {
  const { content } = await loadConfig();
  const rsbuild = await createRsbuild({ config: content, environment: ['web', 'first-view'] });
  const { close } = await rsbuild.build();
  await close();
}

async function joinFiles(): Promise<void> {
  const { chunksOfScreens, chunksOfIdle } = await import(pathToFileURL('dist/first-view.mjs').href);
  joinScripts('dist/client', chunksOfScreens());
  await buildWorker('dist/client', chunksOfIdle());
}

async function build(): Promise<void> {
  if (process.argv.includes('--if-needed') && isUpToDate()) return console.log('▸ The build is up to date');
  process.env.NODE_ENV = 'production';
  console.log('▸ Generating clients and handler types from openapi/');
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/generate.ts'], { stdio: 'inherit' });
  console.log('▸ Building the client and the first view');
  await buildClient();
  await joinFiles();
  precompress('dist/client/static');
  console.log('▸ Building the server');
  await buildServer('dist/server.mjs');
  writeFileSync(STAMP, inputStamp('.'));
}

await build().catch((error: unknown) => {
  console.error(`✗ The build failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
