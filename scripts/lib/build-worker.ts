import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles the service worker. Its address is fixed, so the text contains a hash of the client's files, because browsers
 * update on any difference. Precaches the named chunks.
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

function filesOf(names: readonly string[], chunksFile: string): readonly string[] {
  const chunks: Readonly<Record<string, readonly string[]>> = JSON.parse(readFileSync(chunksFile, 'utf8'));
  return [...new Set(names.flatMap((name) => chunks[name] ?? []))];
}
