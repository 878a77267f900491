import { mergedResults } from './once-more';
import { runNode } from './run-command';
import { enterRunFolder } from './run-folder';
import type { EndedPart, Part } from './run-parts';
import { runParts } from './run-parts';
import type { Outcome } from './suites';
import { startTemporaryPostgres } from './temporary-postgres';
import type { TestResult } from './test-report';
import { failed, summaryLine } from './test-report';

export function scriptPart(name: string, script: string, ...options: readonly string[]): Part<Outcome> {
  return {
    name,
    run: async () => {
      const { succeeded, output } = await runNode(['--import', 'tsx', script, ...options]);
      const status = succeeded ? 'passed' : 'failed';
      return { results: [{ runner: 'steps', file: null, title: name, status, reason: null }], output };
    },
  };
}

/**
 * Runs parts in a temporary folder with a PostgreSQL. Prints output of failed parts only; a failure does not stop
 * the others. Remaining processes end with this one.
 */
export async function runWhole(parts: readonly Part<Outcome>[], cores: number): Promise<readonly TestResult[]> {
  const start = performance.now();
  const folder = enterRunFolder();
  let stopPostgres = (): void => undefined;
  process.once('exit', () => {
    stopPostgres();
    folder.remove();
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  stopPostgres = await lendPostgres();
  const ended = await runParts(parts, cores, { started: (name) => console.log(`▸ ${name}`), ended: printPart });
  stopPostgres();
  stopPostgres = () => undefined;
  const results = [
    ...mergedResults(resultsOf(ended, false), resultsOf(ended, true)),
    ...folder.left().map((name) => failed('steps', `A test left ${name} in the temporary folder`)),
  ];
  printLists(results);
  console.log('\nSeconds per part, side by side:');
  for (const { name, seconds } of ended) console.log(`  ${name.padEnd(13)}${seconds.toFixed(0).padStart(4)}`);
  console.log(`  ${'All'.padEnd(13)}${((performance.now() - start) / 1000).toFixed(0).padStart(4)}`);
  console.log(`\n${summaryLine(results)}`);
  return results;
}

const resultsOf = (ended: readonly EndedPart<Outcome>[], areRepeats: boolean): readonly TestResult[] =>
  ended.flatMap(({ outcome: { results, isRepeat = false } }) => (isRepeat === areRepeats ? results : []));

async function lendPostgres(): Promise<() => void> {
  if (process.env.TEST_DATABASE_URL) return () => undefined;
  const postgres = await startTemporaryPostgres();
  if (!postgres.running) {
    console.log(`Tests on PostgreSQL are skipped: ${postgres.reason}.`);
    return () => undefined;
  }
  process.env.TEST_DATABASE_URL = postgres.url;
  return postgres.stop;
}

function printPart({ name, outcome: { results, output }, seconds }: EndedPart<Outcome>): void {
  const isGood = results.every(({ status }) => status !== 'failed');
  if (!isGood) console.log(`\n━━ ${name}\n${output.trimEnd()}\n`);
  console.log(`${isGood ? '✓' : '✗'} ${name.padEnd(13)}${summaryLine(results)} (${seconds.toFixed(0)} s)`);
}

const HEADS = { passed: 'Passed, but look at them', skipped: 'Skipped', failed: 'Failed' } as const;

function printLists(results: readonly TestResult[]): void {
  for (const status of ['passed', 'skipped', 'failed'] as const) {
    const lines = results
      .filter((result) => result.status === status && (status !== 'passed' || result.reason !== null))
      .map(({ runner, title, reason }) => `  ${runner}: ${title}${reason === null ? '' : ` (${reason})`}`);
    if (lines.length > 0) console.log(`\n${HEADS[status]}:\n${lines.join('\n')}`);
  }
}

export function exitCodeOf(results: readonly TestResult[]): number {
  return results.some(({ status }) => status === 'failed') ? 1 : 0;
}
