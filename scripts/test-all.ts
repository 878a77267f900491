import { checks, runCheck } from './lib/checks';
import type { Part } from './lib/run-parts';
import type { Outcome } from './lib/suites';
import { REPORTS, Suites } from './lib/suites';
import { CORES, exitCodeOf, runWhole, step } from './lib/whole-run';

/**
 * The body of npm test: what guards a change. What proves more slowly is in npm run test:long (scripts/test-long.ts). Parts run side by side, and keep no more cores
 * busy than there are: a browser that waits for its core is what makes its tests unsteady.
 */

/** A browser, its server and its test keep about one core busy together. */
const BROWSERS = Math.max(1, Math.floor(CORES / 2));

/** The browser tests come in shares, so that the last ones take the cores that the other parts leave. */
const SHARES = ['1/3', '2/3', '3/3'];

const suites = new Suites(REPORTS);

async function runChecks(): Promise<Outcome> {
  const ended = [];
  for (const check of checks) ended.push(await runCheck(check));
  return { results: ended.map(({ result }) => result), output: ended.map(({ output }) => output).join('\n') };
}

const suite = (name: string, ...projects: readonly string[]): Part<Outcome> => {
  return { name, run: () => suites.vitest(name.toLowerCase(), projects) };
};

/** The longest first, as far as they need no other. */
const tests: readonly Part<Outcome>[] = [
  step('Build', 'scripts/build.ts', '--if-needed'),
  ...SHARES.map((share) => ({
    name: `Browser ${share}`,
    after: ['Build'],
    cores: BROWSERS,
    run: () => suites.browser(BROWSERS, share),
  })),
  suite('Integration', 'integration'),
  suite('Unit', 'unit'),
  suite('Contract', 'contract'),
  { name: 'Checks', run: runChecks },
  suite('Tools', 'architecture', 'scripts', 'ledger'),
];
const answers: Part<Outcome> = {
  ...step('Answers', 'scripts/answers.ts'),
  after: ['Integration', 'Contract'],
};
const ledger: Part<Outcome> = {
  ...step('Ledger', 'scripts/ledger.ts', '--check'),
  after: tests.map(({ name }) => name),
};

suites.clear();
process.exit(exitCodeOf(await runWhole([...tests, answers, ledger])));
