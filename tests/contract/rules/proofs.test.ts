import { aCareerRow } from '@tests/support/a-career-row';
import { expect, it } from 'vitest';
import { proofOf as proofInCore } from '@/core/career-status/proof';
import { presentCareer } from '@/server/services/user/career-status/career.presenter';
import { proofOf as proofOnServer } from '@/server/services/user/profile/proof';
import { proofCases } from './proofs.cases';

it.each(proofCases)('the proof of %j is the same on both sides: %s', (status, proof) => {
  expect(proofOnServer(status)).toBe(proof);
  expect(proofInCore(presentCareer(aCareerRow(status), null))).toBe(proof);
});

it('there is no proof without a career status', () => {
  expect(proofInCore(null)).toBeNull();
  expect(proofOnServer({ type: null, verified: null, verification_source: null })).toBeNull();
});
