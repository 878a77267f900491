import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles the service worker into the folder of the built client. Its address never changes, so that its text names the release by the hash of
 * the client's files: browsers take a text that differs for a newer service worker. It keeps the files of the named chunks from the beginning.
 */
export async function buildWorker(clientFolder: string, idleChunks: readonly string[]): Promise<void> {
  const release = createHash('sha256')
    .update(readFileSync(join(clientFolder, 'manifest.json')))
    .digest('hex');
  await build({
    entryPoints: ['src/worker/sw.ts'],
    outfile: join(clientFolder, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { IDLE_FILES: JSON.stringify(filesOf(idleChunks, join(clientFolder, 'chunks.json'))) },
    banner: { js: `/* ${release} */` },
    logLevel: 'warning',
  });
}

/** Returns the files of some chunks, each once; pages get some of them joined with others. A chunk of the first download has none. */
function filesOf(names: readonly string[], chunksFile: string): readonly string[] {
  const chunks: Readonly<Record<string, readonly string[]>> = JSON.parse(readFileSync(chunksFile, 'utf8'));
  return [...new Set(names.flatMap((name) => chunks[name] ?? []))];
}
