import { expect, it } from 'vitest';
import { mustAcceptTerms, TERMS_VERSION } from './terms-version.rules';

it('an agreement is owed by whoever agreed to an earlier version last; signing in was one to the first version', () => {
  expect(mustAcceptTerms(TERMS_VERSION)).toBe(false);
  expect(mustAcceptTerms(TERMS_VERSION - 1)).toBe(true);
  expect(mustAcceptTerms(null)).toBe(TERMS_VERSION > 1);
  expect([null, 1, 2].map((agreed) => mustAcceptTerms(agreed, 2))).toEqual([true, true, false]);
  expect(mustAcceptTerms(null, 1)).toBe(false);
});
