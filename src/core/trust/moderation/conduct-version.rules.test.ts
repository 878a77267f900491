import { expect, it } from 'vitest';
import { CONDUCT_CHANGES, CONDUCT_VERSION, mustAcceptConduct } from './conduct-version.rules';

it('a moderator owes the acceptance of the code until its version in force is accepted', () => {
  expect(mustAcceptConduct(null)).toBe(true);
  expect(mustAcceptConduct(CONDUCT_VERSION - 1)).toBe(true);
  expect(mustAcceptConduct(CONDUCT_VERSION)).toBe(false);
  expect(mustAcceptConduct(CONDUCT_VERSION, CONDUCT_VERSION + 1)).toBe(true);
});

it('a newer version that was accepted counts in a process of the version before', () => {
  expect(mustAcceptConduct(CONDUCT_VERSION + 1)).toBe(false);
});

it('each version says what it changed', () => {
  expect(CONDUCT_CHANGES).toHaveLength(CONDUCT_VERSION);
});
