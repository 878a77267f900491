import { describe, expect, it } from 'vitest';
import { confidenceOf as inCore } from '@/adapters/memory/memory-salary-figures';
import { confidenceOf as onServer } from '@/server/services/salary/salaries/confidence.policy';
import { confidenceCases } from './salary-confidence.cases';

describe.each([
  ['in the core', inCore],
  ['on the server', onServer],
])('the confidence in a median, %s', (_side, confidenceOf) => {
  it.each(confidenceCases)('of %j: %s', (facts, word) => {
    expect(confidenceOf(facts)).toBe(word);
  });
});

it('there is none under five reports', () => {
  const facts = { count: 4, recentCount: 4, checkedCount: 4, median: null, medianMargin: null };
  expect(inCore(facts)).toBeNull();
});
