import { aCareerRow } from '@tests/support/a-career-row';
import { expect, it } from 'vitest';
import { isCareerComplete as isCompleteInCore } from '@/core/onboarding/completeness.rules';
import { isCareerComplete as isCompleteOnServer } from '@/server/services/user/career-status/career.policy';
import { presentCareer } from '@/server/services/user/career-status/career.presenter';
import { completenessCases } from './completeness.cases';

it.each(completenessCases)('a career status with %j is complete on both sides: %s', (change, isComplete) => {
  const row = aCareerRow(change);
  expect(isCompleteOnServer(row)).toBe(isComplete);
  expect(isCompleteInCore(presentCareer(row, null))).toBe(isComplete);
});
