import { expect, it } from 'vitest';
import { CONDUCT_CHANGES, CONDUCT_VERSION, owesConduct } from './conduct-version.rules';

it('a moderator owes the acceptance of the code until its version in force is accepted', () => {
  expect(owesConduct(null)).toBe(true);
  expect(owesConduct(CONDUCT_VERSION - 1)).toBe(true);
  expect(owesConduct(CONDUCT_VERSION)).toBe(false);
  expect(owesConduct(CONDUCT_VERSION, CONDUCT_VERSION + 1)).toBe(true);
});

it('a newer version that was accepted counts in a process of the version before', () => {
  expect(owesConduct(CONDUCT_VERSION + 1)).toBe(false);
});

it('each version says what it changed', () => {
  expect(CONDUCT_CHANGES).toHaveLength(CONDUCT_VERSION);
});
