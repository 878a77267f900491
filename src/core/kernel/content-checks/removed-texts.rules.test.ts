import { expect, it } from 'vitest';
import { isRemembered, rememberedTexts } from './removed-texts.rules';

const LONG = 'The canteen of the second floor is closed at night.';

it('texts are compared without case, signs and spaces; short ones and repeated ones are left out', () => {
  expect(rememberedTexts([LONG, `  ${LONG.toUpperCase()}!!`, null, 'The pay comes late.'])).toEqual([
    'the canteen of the second floor is closed at night',
  ]);
});

it.each([
  ['NOT_OWN', true],
  ['ABUSE', true],
  ['COPIED', false],
  ['PICTURE', false],
  [null, false],
] as const)('texts that were taken off by the rule %s are remembered: %s', (rule, expected) => {
  expect(isRemembered(rule)).toBe(expected);
});

it('remembers a text from forty letters on', () => {
  expect([39, 40].map((length) => rememberedTexts(['a'.repeat(length)]).length)).toEqual([0, 1]);
});
