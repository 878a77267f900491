import { writeLongRun } from './lib/long-run';
import type { Part } from './lib/run-parts';
import type { Outcome } from './lib/suites';
import { LONG_TEST_REPORTS, Suites } from './lib/suites';
import { summaryLine } from './lib/test-report';
import { exitCodeOf, runWhole, scriptPart } from './lib/whole-run';
import { measureCores } from './lib/worthy-cores';

/**
 * Runs npm run test:long: `*.long.test.ts`, the scaffold, and browser tests tagged @long. It also repeats on the
 * embedded database what npm test runs on PostgreSQL, and draws new values for properties. Its reports stay in
 * test-results-long for the ledger.
 */

const suites = new Suites(LONG_TEST_REPORTS);

const suite = (name: string, ...projects: readonly string[]): Part<Outcome> => {
  return { name, after: ['Build'], run: () => suites.vitest(name.toLowerCase(), projects) };
};

process.env.TEST_LONG = 'on';
suites.clear();
const cores = await measureCores();
const half = Math.max(1, Math.floor(cores / 2));
const parts: readonly Part<Outcome>[] = [
  scriptPart('Build', 'scripts/build.ts', '--if-needed'),
  { name: 'Browser', after: ['Build'], cores: half, run: () => suites.browser(1, { workers: half }) },
  suite('Long', 'long'),
  suite('Scaffold', 'scaffold'),
  suite('Integration', 'integration'),
  suite('Contract', 'contract'),
  suite('Unit', 'unit'),
];
const results = await runWhole(parts, cores);
writeLongRun(summaryLine(results));
process.exit(exitCodeOf(results));
