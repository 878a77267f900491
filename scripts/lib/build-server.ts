import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { build } from 'esbuild';

const OUTSIDE = [
  '@electric-sql/pglite',
  '@electric-sql/pglite/*',
  'sharp',
  '@resvg/resvg-js',
  '@fontsource/*',
  'pg-native',
];

export const OUTSIDE_PACKAGES = [
  '@electric-sql/pglite',
  'sharp',
  '@resvg/resvg-js',
  '@fontsource/anek-latin',
  '@fontsource/anek-devanagari',
];

export const IMPORT = 'importByEntry';

const COMMON: BuildOptions = { bundle: true, platform: 'node', target: 'node20', logLevel: 'warning' };

const FOR_COMMONJS = [
  "import { createRequire as requireFrom } from 'node:module';",
  "import { fileURLToPath as pathOf } from 'node:url';",
  'const require = requireFrom(import.meta.url);',
  'const __filename = pathOf(import.meta.url);',
  "const __dirname = pathOf(new URL('.', import.meta.url));",
].join('\n');

/** Worker programs by bundle name. A thread finds its program next to the server's bundle. */
const THREADS = { 'page-html-worker': 'src/server/services/talk/feed/link-cards/page-html-worker.ts' };

/**
 * Bundles the server: `server.cjs`, its threads and the ES module that starts it (`outfile`, src/server/entry.ts). The
 * files must be inside the project, next to migrations and external packages. `server.cjs` is a single script, so that
 * its compiled code can be cached.
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

/** Builds the starter of a bundle and deletes outdated compiled code. */
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

/** Redirects `import()` to the entry's own, because cached code without its source text cannot use `import()`. */
function withImportOfEntry(code: string): string {
  return code.replaceAll(/(?<![.\w$])import\(/g, `${IMPORT}(`);
}

/** Escapes non-ASCII letters. A single one, even in a comment, would double the text's memory. */
function inAscii(code: string): string {
  return code.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
