import { expect, it } from 'vitest';
import { errorKindOf, errorScreenOf } from './error-kinds.rules';

it.each([
  ['api', 'api'],
  ['script', 'script'],
  ['API', 'other'],
  ['constructor', 'other'],
  [undefined, 'other'],
])('counts an error of the type %s as %s', (type, kind) => {
  expect(errorKindOf(type)).toBe(kind);
});

it.each([
  ['HomeScreen', 'HomeScreen'],
  ['Awards2026', 'Awards2026'],
  ['home', 'other'],
  ['Asha Nair', 'other'],
  ['A1', 'A1'],
  ['A', 'other'],
  ['A'.repeat(40), 'A'.repeat(40)],
  ['A'.repeat(41), 'other'],
  [undefined, 'other'],
])('counts an error on the screen %s as on %s', (screen, counted) => {
  expect(errorScreenOf(screen)).toBe(counted);
});
