import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { judge } from './judge';
import { reportOn } from './report';

const folder = 'scripts/mutants/fixture';
const TOTALS = 3;
const loan = `${folder}/loan.rules.ts`;

it('tells changes that a test notices, also by running for ever, from those that none does', {
  timeout: 120_000,
}, async () => {
  const mutants = await judge([loan], [loan, `${folder}/loan.rules.test.ts`], []);
  const { lines } = reportOn(mutants, [], true);
  expect(lines).toEqual([
    `${loan}: 17 killed, 1 survived, 0 equivalent`,
    `  limit at ${loan}:2: 3 → (2)`,
    'limits: 7 killed, 1 survived, 0 equivalent',
    'others: 10 killed, 0 survived, 0 equivalent',
    'all: 18 mutants, 94.4 % killed, 5.6 % survived, 0.0 % equivalent',
  ]);
});

it('no limit of a rule or policy can be changed unnoticed, and few other things', { timeout: 3_600_000 }, () => {
  const args = ['--import', 'tsx', 'scripts/mutants.ts'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
  console.log(stdout.trimEnd().split('\n').slice(-TOTALS).join('\n'));
});

it('no call of the wiring can be left out unnoticed, except those that are listed', { timeout: 7_200_000 }, () => {
  const args = ['--import', 'tsx', 'scripts/mutants.ts', '--wiring'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
  console.log(stdout);
});
