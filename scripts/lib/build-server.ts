import { build } from 'esbuild';

/** Bundles the server into one file. It must lie inside the project, where it finds its packages and its migrations. */
export async function buildServer(outfile: string): Promise<void> {
  await build({
    entryPoints: ['src/server/main.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
}
