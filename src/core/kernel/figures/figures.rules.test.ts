import { describe, expect, it } from 'vitest';
import { inWords } from '../formatting/in-words';
import {
  figureOf,
  groupOr0,
  isGroup,
  MIN_FOR_QUARTILES,
  MIN_FOR_QUARTILES_WORD,
  MIN_GROUP,
  MIN_GROUP_WORD,
  meanRatingOf,
  percentOf,
  slotsOf,
  stillNeeded,
} from './figures.rules';

const quartiles = { lower: 90, upper: 120 };
const tenths = { lower: 80, upper: 150 };
const counted = (n: number, answers = n) => figureOf({ n, answers, value: 100, quartiles, tenths, newest: '2026-11' });

it('says its limits in words as they are', () => {
  expect([MIN_GROUP_WORD, MIN_FOR_QUARTILES_WORD]).toEqual([inWords(MIN_GROUP), inWords(MIN_FOR_QUARTILES)]);
});

describe('a figure of so many reports', () => {
  it.each([
    [0, null, null, null],
    [4, null, null, null],
    [5, 100, null, null],
    [9, 100, null, null],
    [10, 100, quartiles, null],
    [29, 100, quartiles, null],
    [30, 100, quartiles, tenths],
  ])('%i: value %s, quartiles %j, tenths %j', (n, value, spread, outer) => {
    expect(counted(n)).toMatchObject({ n, value, spread, tenths: outer, newest: '2026-11' });
  });

  it('has the spread of its answers, of which one may stand for many reports', () => {
    expect(counted(1_000, 9)).toMatchObject({ value: 100, spread: null, margin: null });
    expect(counted(1_000, 10).spread).toEqual(quartiles);
    expect(counted(4, 30)).toMatchObject({ value: null, spread: null, tenths: null });
  });

  it('has a margin beside its quartiles, the smaller the more report', () => {
    expect([9, 10, 100].map((n) => counted(n).margin)).toEqual([null, 15, 5]);
    // 1.57 quartile distances over the root of the count.
    expect(figureOf({ n: 100, value: 1, quartiles: { lower: 0, upper: 1_000_000 } }).margin).toBe(157_000);
  });

  it('is withheld without a value', () => {
    expect(figureOf({ n: 30, value: null, quartiles, tenths })).toMatchObject({
      value: null,
      spread: null,
      tenths: null,
    });
  });
});

it('tells how many reports are missing, and which places are taken', () => {
  expect([0, 4, 5, 6].map(stillNeeded)).toEqual([5, 1, 0, 0]);
  expect([4, 5].map(isGroup)).toEqual([false, true]);
  expect([4, 5].map(groupOr0)).toEqual([0, 5]);
  expect(slotsOf(2)).toEqual([true, true, false, false, false]);
  expect(slotsOf(9)).toEqual([true, true, true, true, true]);
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
