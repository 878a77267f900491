import { availableParallelism } from 'node:os';
import { checks, runCheck } from './lib/checks';
import { runNode } from './lib/run-command';
import { enterRunFolder } from './lib/run-folder';
import type { EndedPart, Part } from './lib/run-parts';
import { runParts } from './lib/run-parts';
import type { Outcome } from './lib/suites';
import { clearReports, runBrowser, runVitest } from './lib/suites';
import { startTemporaryPostgres } from './lib/temporary-postgres';
import type { TestResult } from './lib/test-report';
import { failed, summaryLine } from './lib/test-report';

/**
 * The body of npm test. Parts run side by side; what a part printed is shown when something in it failed.
 * A failing part does not stop the others; the last line counts the results of all of them.
 */

const CORES = availableParallelism();
/** One more than the cores: a part that restarts servers or watches a browser waits half of its time. */
const LANES = Math.min(3, CORES + 1);
const THREADS = Math.max(1, Math.floor(CORES / LANES));

const start = performance.now();
const folder = enterRunFolder();
let stopPostgres = (): void => undefined;
process.once('exit', () => {
  stopPostgres();
  folder.remove();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Lends the suites a PostgreSQL: the given one, or one that lives as long as this process. */
async function lendPostgres(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  const postgres = await startTemporaryPostgres();
  if (!postgres.running) return console.log(`Tests on PostgreSQL are skipped: ${postgres.reason}.`);
  process.env.TEST_DATABASE_URL = postgres.url;
  stopPostgres = postgres.stop;
}

async function runChecks(): Promise<Outcome> {
  const ended = [];
  for (const check of checks) ended.push(await runCheck(check));
  return { results: ended.map(({ result }) => result), output: ended.map(({ output }) => output).join('\n') };
}

async function runStep(name: string, script: string, ...options: readonly string[]): Promise<Outcome> {
  const { succeeded, output } = await runNode(['--import', 'tsx', script, ...options]);
  return { results: [{ runner: 'steps', title: name, status: succeeded ? 'passed' : 'failed', reason: null }], output };
}

const suite = (name: string, ...projects: readonly string[]): Part<Outcome> => {
  return { name, run: () => runVitest(name.toLowerCase(), projects, THREADS) };
};

/** The longest first, as far as they need no other. */
const tests: readonly Part<Outcome>[] = [
  { name: 'Build', run: () => runStep('Build', 'scripts/build.ts', '--if-needed') },
  suite('Integration', 'integration'),
  { name: 'Browser', after: ['Build'], run: runBrowser },
  { ...suite('Scaffold', 'scaffold'), after: ['Build'] },
  { name: 'Checks', run: runChecks },
  suite('Unit', 'unit'),
  suite('Contract', 'contract'),
  suite('Tools', 'architecture', 'scripts', 'ledger'),
];
const answers: Part<Outcome> = {
  name: 'Answers',
  after: ['Integration', 'Contract'],
  run: () => runStep('Every declared answer is seen in a test', 'scripts/answers.ts'),
};
const ledger: Part<Outcome> = {
  name: 'Ledger',
  after: tests.map(({ name }) => name),
  run: () => runStep('Ledger', 'scripts/ledger.ts', '--check'),
};

const count = (results: readonly TestResult[], status: TestResult['status']): number =>
  results.filter((result) => result.status === status).length;

function print({ name, outcome: { results, output }, seconds }: EndedPart<Outcome>): void {
  const isGood = count(results, 'failed') === 0;
  if (!isGood) console.log(`\n━━ ${name}\n${output.trimEnd()}\n`);
  console.log(`${isGood ? '✓' : '✗'} ${name.padEnd(12)}${summaryLine(results)} (${seconds.toFixed(0)} s)`);
}

clearReports();
await lendPostgres();
const ended = await runParts([...tests, answers, ledger], LANES, {
  started: (name) => console.log(`▸ ${name}`),
  ended: print,
});
stopPostgres();
stopPostgres = () => undefined;
const left = folder.left();
const results = [
  ...ended.flatMap(({ outcome }) => outcome.results),
  ...left.map((name) => failed('steps', `A test left ${name} in the temporary folder`)),
];

const listed = (status: TestResult['status']): readonly string[] =>
  results
    .filter((result) => result.status === status && (status !== 'passed' || result.reason !== null))
    .map(({ runner, title, reason }) => `  ${runner}: ${title}${reason === null ? '' : ` (${reason})`}`);

const HEADS = { passed: 'Passed, but look at them', skipped: 'Skipped', failed: 'Failed' } as const;
for (const status of ['passed', 'skipped', 'failed'] as const) {
  const lines = listed(status);
  if (lines.length > 0) console.log(`\n${HEADS[status]}:\n${lines.join('\n')}`);
}

console.log('\nSeconds per part, side by side:');
for (const { name, seconds } of ended) console.log(`  ${name.padEnd(12)}${seconds.toFixed(0).padStart(4)}`);
console.log(`  ${'All'.padEnd(12)}${((performance.now() - start) / 1000).toFixed(0).padStart(4)}`);
console.log(`\n${summaryLine(results)}`);
process.exit(results.some(({ status }) => status === 'failed') ? 1 : 0);
