import { parseArgs } from 'node:util';
import type { Judged } from '../tests/ledger/ledger';
import { countByArea, findFaults, judge } from '../tests/ledger/ledger';
import {
  readProven,
  readRequirements,
  readTestFiles,
  readWaitingRules,
  readWithdrawn,
  writeProven,
} from '../tests/ledger/ledger-files';
import { ruleOnlyIds } from '../tests/ledger/rule-only';
import { readReports } from './lib/suites';

/** npm run ledger [-- --open <area> | --json | --check | --accept]: the state of each entry after the last test runs. */

const { values: asked } = parseArgs({
  options: {
    open: { type: 'string' },
    json: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
  },
});

const outcomes = readReports();
const withdrawn = readWithdrawn();
const judged = judge(readRequirements(), outcomes, {
  ruleOnly: ruleOnlyIds(readTestFiles(), readWaitingRules().rules),
  withdrawn,
});
const idsOf = (standing: Judged['standing']): readonly string[] =>
  judged.filter((each) => each.standing === standing).map(({ entry }) => entry.id);

function printAreas(): void {
  const rows = countByArea(judged);
  const width = Math.max(...rows.map(({ area }) => area.length));
  const line = (area: string, ...counts: readonly (string | number)[]): void =>
    console.log(area.padEnd(width), ...counts.map((count) => String(count).padStart(10)));
  const columns = ['proven', 'ruleOnly', 'failing', 'withdrawn', 'open'] as const;
  line('area', 'proven', 'rule only', 'failing', 'withdrawn', 'open');
  for (const row of rows) line(row.area, ...columns.map((column) => row[column]));
  line('all', ...columns.map((column) => idsOf(column).length));
}

function printUnproven(area: string): void {
  const ofArea = judged.filter(({ entry }) => entry.area === area);
  if (ofArea.length === 0) throw new Error(`There is no area ${area}; npm run ledger lists them.`);
  for (const { entry, standing } of ofArea.filter(
    (each) => each.standing !== 'proven' && each.standing !== 'withdrawn',
  )) {
    console.log(`${entry.id} (${standing}, ${entry.level})\n  ${entry.text}\n  Check: ${entry.check}`);
  }
}

function printJson(): void {
  const entries = judged.map(({ entry, standing, passes }) => ({ id: entry.id, area: entry.area, standing, passes }));
  console.log(JSON.stringify({ areas: countByArea(judged), entries }, null, 2));
}

function check(): void {
  const faults = findFaults(judged, outcomes, readProven(), withdrawn);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

if (asked.accept) writeProven([...readProven(), ...idsOf('proven')]);
if (asked.open !== undefined) printUnproven(asked.open);
else if (asked.json) printJson();
else printAreas();
if (asked.check) check();
