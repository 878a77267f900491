import { expect, it } from 'vitest';
import { inWords } from '../formatting/in-words';
import {
  filledSlotsOf,
  groupCountOrZero,
  isGroup,
  MIN_FOR_QUARTILES,
  MIN_FOR_QUARTILES_WORD,
  MIN_GROUP,
  MIN_GROUP_WORD,
  marginOf,
  meanRatingOf,
  missingReports,
  percentOf,
} from './figures.rules';

it('says its limits in words as they are', () => {
  expect([MIN_GROUP_WORD, MIN_FOR_QUARTILES_WORD]).toEqual([inWords(MIN_GROUP), inWords(MIN_FOR_QUARTILES)]);
});

it('gives a median a margin, the smaller the more report', () => {
  expect([10, 100].map((n) => marginOf({ lower: 90, upper: 120 }, n))).toEqual([15, 5]);
  // 1.57 quartile distances over the root of the count.
  expect(marginOf({ lower: 0, upper: 1_000_000 }, 100)).toBe(157_000);
});

it('tells how many reports are missing, and which places are taken', () => {
  expect([0, 4, 5, 6].map(missingReports)).toEqual([5, 1, 0, 0]);
  expect([4, 5].map(isGroup)).toEqual([false, true]);
  expect([4, 5].map(groupCountOrZero)).toEqual([0, 5]);
  expect(filledSlotsOf(2)).toEqual([true, true, false, false, false]);
  expect(filledSlotsOf(9)).toEqual([true, true, true, true, true]);
});

it('rounds a mean rating half up, to one decimal', () => {
  expect([meanRatingOf(16, 4), meanRatingOf(17, 5), meanRatingOf(345, 100), meanRatingOf(0, 0)]).toEqual([
    null,
    3.4,
    3.5,
    null,
  ]);
});

it('gives shares in whole per cent', () => {
  expect([percentOf(1, 3), percentOf(2, 3), percentOf(1, 8), percentOf(0, 0)]).toEqual([33, 67, 13, 0]);
});
