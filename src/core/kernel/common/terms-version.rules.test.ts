import { expect, it } from 'vitest';
import { owesAgreement, TERMS_VERSION } from './terms-version.rules';

it('an agreement is owed by whoever agreed to an earlier version last; signing in was one to the first version', () => {
  expect(owesAgreement(TERMS_VERSION)).toBe(false);
  expect(owesAgreement(TERMS_VERSION - 1)).toBe(true);
  expect(owesAgreement(null)).toBe(TERMS_VERSION > 1);
  expect([null, 1, 2].map((agreed) => owesAgreement(agreed, 2))).toEqual([true, true, false]);
  expect(owesAgreement(null, 1)).toBe(false);
});
