import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { judge } from './judge';
import { reportOn } from './report';

const folder = 'scripts/mutants/fixture';
const loan = `${folder}/loan.rules.ts`;

it('tells changes that a test notices, also by running for ever, from those that none does', {
  timeout: 120_000,
}, async () => {
  const mutants = await judge([loan], [loan, `${folder}/loan.rules.test.ts`], []);
  const { lines } = reportOn(mutants, []);
  expect(lines).toEqual([
    `${loan}: 17 killed, 1 survived, 0 equivalent`,
    `  limit at ${loan}:2: 3 → (2)`,
    'limits: 7 killed, 1 survived, 0 equivalent',
    'others: 10 killed, 0 survived, 0 equivalent',
  ]);
});

/** The steps by which a calculator explains itself are held by the tests of its screen; the figures of salaries have limits without a table yet. */
const RULES = ['src/core/**/*.rules.ts', 'src/**/*.policy.ts', '!src/core/calculators/**', '!src/core/salaries/**'];

it('no limit of a rule or policy can be changed unnoticed, and few other things', { timeout: 1_200_000 }, () => {
  const args = ['--import', 'tsx', 'scripts/mutants.ts', ...RULES];
  expect(() => execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' })).not.toThrow();
});
