import { basename } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles a script of the bench as the server is bundled, and returns its path. What runs TypeScript directly would add its own cost to
 * every function of ours and to none of the packages.
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
