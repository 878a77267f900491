import { parseArgs } from 'node:util';
import type { Judged } from '../tests/ledger/ledger';
import { countByArea, findFaults, judge, withLongRun } from '../tests/ledger/ledger';
import {
  readOtherwise,
  readProven,
  readRequirements,
  readTestFiles,
  readUnmadeValues,
  readUnreached,
  readWaitingRules,
  readWithdrawn,
  writeProven,
} from '../tests/ledger/ledger-files';
import { longIdsOf } from '../tests/ledger/long-ids';
import { ruleOnlyIds } from '../tests/ledger/rule-only';
import { readLongRun } from './lib/long-run';
import { findUnusedValues } from './lib/product-values';
import { LONG_TEST_REPORTS, REPORTS, readReports } from './lib/suites';

/**
 * npm run ledger [-- --open <area> | --json | --values | --check | --accept]: prints the state of each entry after the
 * last test runs.
 */

const { values: asked } = parseArgs({
  options: {
    open: { type: 'string' },
    json: { type: 'boolean', default: false },
    values: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
  },
});

const tests = readTestFiles();
const longIds = longIdsOf(tests);
const onceProven = readProven();
const quick = readReports(REPORTS);
const hasRun = quick.length > 0;
const results = hasRun ? quick : onceProven.map((id) => ({ title: `[${id}]`, status: 'passed' as const }));
const outcomes = withLongRun(results, readReports(LONG_TEST_REPORTS));
const withdrawn = readWithdrawn();
const judged = judge(readRequirements(), outcomes, {
  ruleOnly: new Set([...ruleOnlyIds(tests, readWaitingRules().rules), ...readUnreached()]),
  withdrawn,
  otherwise: readOtherwise(),
});
const idsOf = (standing: Judged['standing']): readonly string[] =>
  judged.filter((each) => each.standing === standing).map(({ entry }) => entry.id);

function printAreas(): void {
  const rows = countByArea(judged);
  const width = Math.max(...rows.map(({ area }) => area.length));
  const line = (area: string, ...counts: readonly (string | number)[]): void =>
    console.log(area.padEnd(width), ...counts.map((count) => String(count).padStart(10)));
  const columns = ['proven', 'otherwise', 'ruleOnly', 'failing', 'withdrawn', 'open'] as const;
  line('area', 'proven', 'otherwise', 'rule only', 'failing', 'withdrawn', 'open');
  for (const row of rows) line(row.area, ...columns.map((column) => row[column]));
  line('all', ...columns.map((column) => idsOf(column).length));
}

function printUnproven(area: string): void {
  const ofArea = judged.filter(({ entry }) => entry.area === area);
  if (ofArea.length === 0) throw new Error(`There is no area ${area}; npm run ledger lists them.`);
  const isLeft = ({ standing }: Judged): boolean => !['proven', 'otherwise', 'withdrawn'].includes(standing);
  for (const { entry, standing } of ofArea.filter(isLeft)) {
    console.log(`${entry.id} (${standing}, ${entry.level})\n  ${entry.text}\n  Check: ${entry.check}`);
  }
}

/** Prints type values that code never creates. Ledger entries about them are only true in tests. */
function printValues(): void {
  const unmade = findUnusedValues(process.cwd());
  const reasons = new Map(readUnmadeValues().map(({ name, reason }) => [name, reason]));
  for (const { kind, file, name } of unmade)
    console.log(kind.padEnd(8), name, `(${file})`, reasons.get(name) ?? 'NO REASON');
  const open = unmade.filter(({ name }) => !reasons.has(name));
  console.log(
    `\n${open.length} values that nothing in the product makes, beside ${unmade.length - open.length} with a reason.`,
  );
}

function printJson(): void {
  const entries = judged.map(({ entry, standing, passes }) => ({ id: entry.id, area: entry.area, standing, passes }));
  console.log(JSON.stringify({ areas: countByArea(judged), entries }, null, 2));
}

function printRuns(): void {
  const run = readLongRun();
  if (!hasRun) console.log('\nnpm test has left no results here: the counts are those of tests/ledger/proven.txt.');
  console.log(
    run === null
      ? `\nnpm run test:long has not run here; ${longIds.size} ids are named by its tests alone.`
      : `\nThe last npm run test:long, at ${run.commit}, ended ${run.endedAt}: ${run.summary}. ${longIds.size} ids are named by its tests alone.`,
  );
}

function check(): void {
  const faults = hasRun
    ? findFaults(judged, { outcomes, onceProven, withdrawn, longIds })
    : ['There is nothing to check: npm test has left no results here.'];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

if (asked.accept) writeProven([...onceProven, ...idsOf('proven'), ...idsOf('otherwise')]);
if (asked.open !== undefined) printUnproven(asked.open);
else if (asked.json) printJson();
else if (asked.values) printValues();
else {
  printAreas();
  printRuns();
}
if (asked.check) check();
