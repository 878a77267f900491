import { basename } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles a bench script like the server, because running TypeScript directly would slow down our own functions but not
 * those compared with them.
 */
export async function bundleScript(entry: string): Promise<string> {
  const outfile = `.cache/bench/${basename(entry, '.ts')}.mjs`;
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  });
  return outfile;
}
