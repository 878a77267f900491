import { expect, it } from 'vitest';
import {
  countsImmediately,
  PROOF_SETTLED_DAYS,
  PROVED_TOGETHER_DAYS,
  peopleBehindProofs,
  provedTogether,
} from './proved-together.rules';

const TODAY = 20_000;
const of = (companyId: number, daysAgo: number) => ({ companyId, provedOn: TODAY - daysAgo });
const voicesOf = (...proofs: Parameters<typeof provedTogether>[0]) => {
  const together = provedTogether(proofs, TODAY);
  return together.filter((one) => one === null).length + new Set(together.filter((one) => one !== null)).size;
};

it.each([
  ['of one company and day', [of(1, 3), of(1, 3), of(1, 3)], 1],
  ['thirteen days apart', [of(1, 20), of(1, 7)], 1],
  ['fourteen days apart', [of(1, 20), of(1, 6)], 2],
  ['in any order', [of(1, 7), of(1, 30), of(1, 20), of(1, 29)], 2],
  ['of two companies', [of(1, 3), of(2, 3)], 2],
  ['of nobody', [null, null], 2],
  ['that have settled', [of(1, PROOF_SETTLED_DAYS), of(1, PROOF_SETTLED_DAYS)], 2],
  ['that settle tomorrow', [of(1, PROOF_SETTLED_DAYS - 1), of(1, PROOF_SETTLED_DAYS - 1)], 1],
] as const)('proofs %s: %j count as %i', (_name, proofs, voices) => {
  expect(voicesOf(...proofs)).toBe(voices);
});

it.each([
  [[], true],
  [[TODAY - PROVED_TOGETHER_DAYS], true],
  [[TODAY - PROVED_TOGETHER_DAYS + 1], false],
  [[TODAY], false],
  [[TODAY + 1], true],
])('a proof of today stands for the days of an account beside proofs of %j: %j', (others, stands) => {
  expect(countsImmediately(TODAY, others)).toBe(stands);
});

it.each([
  [[], 0],
  [[TODAY, TODAY, TODAY - PROVED_TOGETHER_DAYS + 1], 1],
  [[TODAY, TODAY - PROVED_TOGETHER_DAYS], 2],
  [[TODAY - PROOF_SETTLED_DAYS, TODAY - PROOF_SETTLED_DAYS, TODAY], 3],
  [[TODAY - PROOF_SETTLED_DAYS + 1, TODAY - PROOF_SETTLED_DAYS + 1], 1],
  [[null, null, TODAY, TODAY], 3],
])('proofs of the days %j are of %i people', (provedOn, people) => {
  expect(peopleBehindProofs(provedOn, TODAY)).toBe(people);
});
