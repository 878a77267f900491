import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { build } from 'esbuild';

/** Packages that cannot be part of a bundle: native code and WebAssembly beside their files, and an optional one that is not there. */
const OUTSIDE = [
  '@electric-sql/pglite',
  '@electric-sql/pglite/*',
  'sharp',
  '@resvg/resvg-js',
  '@fontsource/*',
  'pg-native',
];

/** The packages that have to lie beside a bundle, by name. */
export const OUTSIDE_PACKAGES = [
  '@electric-sql/pglite',
  'sharp',
  '@resvg/resvg-js',
  '@fontsource/anek-latin',
  '@fontsource/anek-devanagari',
];

/** The entry's `import`, as the bundle calls it. */
export const IMPORT = 'importByEntry';

const COMMON: BuildOptions = { bundle: true, platform: 'node', target: 'node20', logLevel: 'warning' };

/** Names that CommonJS packages use, for a bundle that is a module. */
const FOR_COMMONJS = [
  "import { createRequire as requireFrom } from 'node:module';",
  "import { fileURLToPath as pathOf } from 'node:url';",
  'const require = requireFrom(import.meta.url);',
  'const __filename = pathOf(import.meta.url);',
  "const __dirname = pathOf(new URL('.', import.meta.url));",
].join('\n');

/** The programs of threads that import, each by the name of its bundle; a thread finds its program beside the bundle of the server. */
const THREADS = { 'page-html-worker': 'src/server/services/talk/feed/link-cards/page-html-worker.ts' };

/**
 * Bundles the server with its packages: `server.cjs`, its threads, and the ES module that starts it (`outfile`, src/server/entry.ts). They must be inside the
 * project, next to migrations and unbundled packages. One plain script allows a code cache and avoids finding hundreds of files.
 */
export async function buildServer(outfile: string): Promise<void> {
  const folder = dirname(outfile);
  mkdirSync(folder, { recursive: true });
  await buildThreads(folder);
  await buildEntry(outfile, await bundleServer(join(folder, 'server.cjs')));
}

async function buildThreads(folder: string): Promise<void> {
  await build({
    ...COMMON,
    entryPoints: THREADS,
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    legalComments: 'linked',
  });
}

/** Bundles a command that works on the data as the server does. `outfile` is a module inside a project folder, as the server's. */
export async function buildCommand(entry: string, outfile: string): Promise<void> {
  await build({
    ...COMMON,
    entryPoints: [entry],
    outfile,
    format: 'esm',
    external: OUTSIDE,
    legalComments: 'linked',
    banner: { js: FOR_COMMONJS },
  });
}

/** Builds the file that starts a bundle of this text, and removes the compiled code of earlier ones. */
export async function buildEntry(outfile: string, code: string): Promise<void> {
  const folder = dirname(outfile);
  for (const name of readdirSync(folder)) if (name.endsWith('.compiled')) rmSync(join(folder, name), { force: true });
  await build({
    ...COMMON,
    entryPoints: ['src/server/entry.ts'],
    outfile,
    format: 'esm',
    define: { BUNDLE_HASH: JSON.stringify(createHash('sha256').update(code).digest('hex')) },
  });
}

/** Writes the bundle, its source map and the licences of its packages. Returns its text. */
async function bundleServer(outfile: string): Promise<string> {
  const { outputFiles = [] } = await build({
    ...COMMON,
    entryPoints: ['src/server/main.ts'],
    outfile,
    format: 'cjs',
    external: OUTSIDE,
    sourcemap: true,
    legalComments: 'linked',
    write: false,
    // The entry calls it as Node calls a CommonJS module.
    banner: { js: `(function (exports, require, module, __filename, __dirname, ${IMPORT}) {` },
    footer: { js: '})' },
    define: { 'import.meta.url': 'importMetaUrl' },
    inject: ['scripts/lib/import-meta-url.js'],
  });
  let code = '';
  for (const { path, text } of outputFiles) {
    const isCode = path.endsWith('.cjs');
    if (isCode) code = inAscii(withImportOfEntry(text));
    writeFileSync(path, isCode ? code : text);
  }
  return code;
}

/** Code that was kept compiled has lost its way to `import()`: Node forgets it together with the text. */
function withImportOfEntry(code: string): string {
  return code.replaceAll(/(?<![.\w$])import\(/g, `${IMPORT}(`);
}

/** A single letter beyond ASCII, in a comment as well, would double the memory that the engine needs for the text. */
function inAscii(code: string): string {
  return code.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
