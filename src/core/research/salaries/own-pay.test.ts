import { expect, it } from 'vitest';
import { parsePayInLakh } from './own-pay';

it.each([
  ['6.8', 680_000],
  [' 6,8 ', 680_000],
  ['₹ 12 L', 1_200_000],
  ['12 LPA', 1_200_000],
  ['0', null],
  ['-3', null],
  ['', null],
  ['lots', null],
  ['99999', null],
  ['1e3', null],
])('%j is %j rupees', (typed, rupees) => {
  expect(parsePayInLakh(typed)).toBe(rupees);
});
