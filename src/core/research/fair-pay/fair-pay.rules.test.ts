import { expect, it } from 'vitest';
import { fairPayNoteOf, isCompared } from './fair-pay.rules';

it.each([
  [4, null, null, 'tooFew'],
  [9, 900_000, null, 'onlyMedian'],
  [10, 900_000, null, null],
  [10, 900_000, 700_000, 'small'],
  [29, 900_000, 700_000, 'small'],
  [30, 900_000, 700_000, null],
])('of %i reports with the median %s and the quartile %s notes %s', (count, median, lowerQuartile, note) => {
  expect(fairPayNoteOf({ count, median, lowerQuartile })).toBe(note);
});

it.each([
  [9, false],
  [10, true],
])('compares with a group of %i: %s', (count, want) => {
  expect(isCompared({ count })).toBe(want);
});
