import { browserShares, readBrowserTests } from './lib/browser-shares';
import { checks, runCheck } from './lib/checks';
import type { Part } from './lib/run-parts';
import type { Outcome } from './lib/suites';
import { REPORTS, readTimes, Suites } from './lib/suites';
import { slowestFiles } from './lib/test-report';
import { exitCodeOf, runWhole, scriptPart } from './lib/whole-run';
import { measureCores } from './lib/worthy-cores';

/**
 * Runs npm test. Slower tests are in npm run test:long (scripts/test-long.ts). Parts run concurrently on the available
 * cores, because browser tests become flaky without a core. Failures are repeated alone.
 */

/** Shares of the browser tests. Each keeps about one core busy: browser, server and test. */
const SHARES = browserShares(readBrowserTests(), 4);

const suites = new Suites(REPORTS);

async function runChecks(): Promise<Outcome> {
  const ended = [];
  for (const check of checks) ended.push(await runCheck(check));
  return { results: ended.map(({ result }) => result), output: ended.map(({ output }) => output).join('\n') };
}

const suite = (name: string, ...projects: readonly string[]): Part<Outcome> => {
  return { name, run: () => suites.vitest(name.toLowerCase(), projects) };
};

/** Parts of the tests, longest first. */
const tests: readonly Part<Outcome>[] = [
  scriptPart('Build', 'scripts/build.ts', '--if-needed'),
  ...SHARES.map((files, index) => ({
    name: `Browser ${index + 1}/${SHARES.length}`,
    after: ['Build'],
    run: () => suites.browser(index + 1, { workers: 1, files }),
  })),
  suite('Integration', 'integration'),
  suite('Unit', 'unit'),
  suite('Contract', 'contract'),
  { name: 'Checks', run: runChecks },
  suite('Tools', 'architecture', 'scripts', 'ledger'),
];
const onceMore: Part<Outcome> = {
  name: 'Once more',
  after: tests.map(({ name }) => name),
  run: () => suites.onceMore(),
};
const answers: Part<Outcome> = {
  ...scriptPart('Answers', 'scripts/answers.ts'),
  after: ['Once more'],
};
const ledger: Part<Outcome> = {
  ...scriptPart('Ledger', 'scripts/ledger.ts', '--check'),
  after: ['Once more'],
};

suites.clear();
const results = await runWhole([...tests, onceMore, answers, ledger], await measureCores());
console.log('\nSlowest files, in seconds of their tests:');
for (const { file, seconds } of slowestFiles(readTimes(REPORTS), 10))
  console.log(`${seconds.toFixed(0).padStart(6)}  ${file}`);
process.exit(exitCodeOf(results));
