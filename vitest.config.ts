import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';
import { defineConfig } from 'vitest/config';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** No project's. */
const EXCLUDED = ['**/node_modules/**', '**/dist/**', 'tests/architecture/fixtures/**'];

/** What proves more slowly than a change should wait for: npm run test:long. */
const LONG = '**/*.long.test.{ts,tsx}';

/**
 * One project per kind of test; `npx vitest run --project unit` runs one of them. tests/README.md explains the kinds.
 */
const project = (
  name: string,
  include: string[],
  { setupFiles = [], ...others }: { setupFiles?: string[]; exclude?: string[]; testTimeout?: number } = {},
) => ({
  extends: true as const,
  test: {
    name,
    include,
    exclude: [...EXCLUDED, LONG],
    setupFiles: ['tests/support/property-seed.ts', ...setupFiles],
    // Ceilings for what hangs, far above what a slow machine needs that does much else: a test has no limit of its own.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    ...others,
  },
});

/** Changes with the names of files, by which imports are resolved, and with the options of TypeScript. */
const projectKey = () => {
  const hash = createHash('sha256');
  for (const folder of ['src', 'tests', 'scripts', 'packages'])
    for (const name of readdirSync(path(`./${folder}`), { recursive: true, encoding: 'utf8' }))
      if (/\.[cm]?[jt]sx?$/.test(name) && !name.includes('node_modules')) hash.update(`${folder}/${name}\0`);
  for (const name of readdirSync(path('.')))
    if (/^tsconfig.*\.json$/.test(name)) hash.update(readFileSync(path(`./${name}`)));
  return hash.digest('hex');
};

/** Keys compiled modules. Vitest misses typed globs, whose modules depend on names of other files. */
const cacheKeys: Plugin = {
  name: 'cache-keys',
  configureVitest: ({ experimental_defineCacheKeyGenerator: define }) => {
    const key = projectKey();
    define(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : key));
  },
};

export default defineConfig({
  resolve: { alias: { '@': path('./src'), '@tests': path('./tests') } },
  plugins: [cacheKeys],
  test: {
    // Compiling took half of a small run; parts of npm test share it. `npx vitest --clearCache` empties the cache.
    experimental: { fsModuleCache: true, fsModuleCachePath: path('./.cache/vitest') },
    environment: 'node',
    passWithNoTests: false,
    // What does not pass at the first try is listed at the end of npm test.
    retry: process.env.CI === undefined ? 0 : 1,
    restoreMocks: true,
    // Files share a thread, its modules and its globals: most of them are done sooner than a process starts.
    pool: 'threads',
    isolate: false,
    projects: [
      project('unit', ['src/**/*.test.{ts,tsx}'], { setupFiles: ['tests/support/page-tests.ts'] }),
      project('contract', ['tests/contract/**/*.test.ts']),
      project('integration', ['tests/integration/**/*.test.ts']),
      project('architecture', ['tests/architecture/**/*.test.ts']),
      project('ledger', ['tests/ledger/**/*.test.ts']),
      project('scripts', ['{scripts,packages}/**/*.test.{ts,mjs}'], {
        exclude: [...EXCLUDED, LONG, 'scripts/new-feature/**'],
      }),
      project('scaffold', ['scripts/new-feature/**/*.test.ts']),
      project('long', ['{src,scripts,packages,tests}/**/*.long.test.{ts,tsx}'], {
        testTimeout: 1_800_000,
        setupFiles: ['tests/support/page-tests.ts'],
        exclude: [...EXCLUDED, 'tests/e2e/**'],
      }),
    ],
  },
});
