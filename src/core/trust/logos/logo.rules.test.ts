import { expect, it } from 'vitest';
import { LOGO_EDGE_PX, LOGO_NAME_PATTERN } from './logo.rules';

it('a logo is stored in four times the size of a list', () => expect(LOGO_EDGE_PX).toBe(4 * 44));

it.each([
  ['a', true],
  ['vaayuna-2', true],
  ['a'.repeat(100), true],
  ['a'.repeat(101), false],
  ['', false],
  ['../a', false],
])('%j is a name of a logo: %s', (name, isName) => {
  expect(LOGO_NAME_PATTERN.test(name)).toBe(isName);
});
