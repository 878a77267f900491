import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { AGAINST_ROWS, measureAgainst } from './bench/against';
import { bundle } from './bench/bundle';
import { calculatorKey } from './bench/calculator-key';
import { coldStart } from './bench/cold-start';
import { differentPages } from './bench/different-pages';
import { lineOf } from './bench/figures';
import { firstView } from './bench/first-view';
import { firstViewCompany } from './bench/first-view-company';
import { growth } from './bench/growth';
import { imports } from './bench/import';
import { interactions } from './bench/interactions';
import { longFeed } from './bench/long-feed';
import { moderation } from './bench/moderation';
import { refresh } from './bench/refresh';
import { returnWithWorker } from './bench/return-with-worker';
import { returns } from './bench/returns';
import type { BenchOptions, BenchRow } from './bench/row';
import { screens } from './bench/screens';
import { secondVisit } from './bench/second-visit';
import { sockets } from './bench/sockets';
import { sweep } from './bench/sweep/sweep';
import { taps } from './bench/taps';
import { throughput } from './bench/throughput';
import { trackingCost } from './bench/tracking-cost';
import { users } from './bench/users';

/**
 * npm run bench: our performance figures, each compared with its floor in the same run. `--only bundle,feed` selects
 * rows (`feed` is feed-pglite and feed-postgres), `--rounds 3` sets the number of rounds, `--explain` prints the parts
 * of the bundle. Research rows read 500,000 salaries; the first run creates them in some minutes and keeps them in
 * .cache. `--small` uses a tenth. `--against <ref>` measures that commit and this one alternately, and fails if a
 * figure is over 10 % worse in each round. Otherwise it fails only if something cannot be measured, because times on a
 * shared machine prove nothing.
 */

const ROWS: readonly BenchRow[] = [
  bundle,
  screens,
  returns,
  returnWithWorker,
  firstView,
  firstViewCompany,
  secondVisit,
  ...differentPages,
  ...taps,
  trackingCost,
  interactions,
  calculatorKey,
  longFeed,
  ...throughput,
  ...growth,
  users,
  sweep,
  ...imports,
  ...refresh,
  ...moderation,
  ...sockets,
  ...coldStart,
];

async function run(row: BenchRow, options: BenchOptions): Promise<void> {
  const measured = await row.measure(options);
  const machine = `machine load ${loadavg()[0]?.toFixed(1)}`;
  if ('skipped' in measured) return console.log(`\n${row.name} · skipped: ${measured.skipped}`);
  console.log(`\n${row.name} · ${measured.load} · ${machine}`);
  for (const figure of measured.figures) console.log(lineOf(figure));
  for (const line of measured.explanation ?? []) console.log(`       ${line}`);
}

function chosenRows(only: string | undefined): readonly BenchRow[] {
  if (only === undefined) return ROWS;
  const names = only.split(',');
  const isNamed = (row: BenchRow, name: string): boolean => row.name === name || row.name.startsWith(`${name}-`);
  const unknown = names.filter((name) => !ROWS.some((row) => isNamed(row, name)));
  if (unknown.length > 0)
    throw new Error(`There is no row ${unknown.join(', ')}. The rows: ${ROWS.map(({ name }) => name).join(', ')}.`);
  return ROWS.filter((row) => names.some((name) => isNamed(row, name)));
}

async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      explain: { type: 'boolean', default: false },
      small: { type: 'boolean', default: false },
      against: { type: 'string' },
    },
  });
  const { against } = values;
  const rows = chosenRows(values.only ?? (against === undefined ? undefined : AGAINST_ROWS));
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number from 1 on.');
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--if-needed'], { stdio: 'inherit' });
  if (against !== undefined) {
    const names = rows.map(({ name }) => name);
    const losses = measureAgainst({ ref: against, rows: names, rounds, isSmall: values.small });
    for (const loss of losses) console.error(`✗ ${loss} is over 10 % worse in each round.`);
    if (losses.length > 0) process.exitCode = 1;
    return;
  }
  for (const row of rows) await run(row, { rounds, explain: values.explain, isSmall: values.small });
}

await bench().catch((error: unknown) => {
  console.error(`✗ The bench could not measure: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
