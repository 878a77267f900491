import { expect, it } from 'vitest';
import { confidenceBeforeDoubts, confidenceOf, minCountFor } from './confidence.rules';
import { CONFIDENCES } from './figure';

const confidenceCases = [
  [{ n: 150, recent: 75, checked: 50, value: 1_000_000, margin: 80_000 }, 'Very High'],
  [{ n: 149, recent: 149, checked: 149, value: 1_000_000, margin: 0 }, 'High'],
  [{ n: 50, recent: 25, checked: 17, value: 1_000_000, margin: 10_000 }, 'High'],
  [{ n: 49, recent: 49, checked: 49, value: 1_000_000, margin: 10_000 }, 'Moderate'],
  [{ n: 20, recent: 10, checked: 7, value: 1_000_000, margin: 10_000 }, 'Moderate'],
  [{ n: 19, recent: 19, checked: 19, value: 1_000_000, margin: 10_000 }, 'Low'],
  [{ n: 10, recent: 10, checked: 10, value: 1_000_000, margin: 10_000 }, 'Low'],
  [{ n: 9, recent: 9, checked: 9, value: 1_000_000, margin: null }, 'Very Low'],
  [{ n: 5, recent: 5, checked: 5, value: 1_000_000, margin: null }, 'Very Low'],
  // Each doubt lowers by one word, down to the lowest.
  [{ n: 150, recent: 74, checked: 150, value: 1_000_000, margin: 0 }, 'High'],
  [{ n: 150, recent: 150, checked: 49, value: 1_000_000, margin: 0 }, 'High'],
  [{ n: 150, recent: 150, checked: 150, value: 1_000_000, margin: 80_001 }, 'High'],
  [{ n: 150, recent: 150, checked: 150, value: 1_000_000, margin: null }, 'High'],
  [{ n: 150, recent: 0, checked: 0, value: 1_000_000, margin: 80_000 }, 'Moderate'],
  [{ n: 150, recent: 0, checked: 0, value: 1_000_000, margin: 90_000 }, 'Low'],
  [{ n: 50, recent: 0, checked: 0, value: 1_000_000, margin: 90_000 }, 'Very Low'],
  [{ n: 10, recent: 0, checked: 0, value: 1_000_000, margin: 90_000 }, 'Very Low'],
] as const;

it.each(confidenceCases)('the confidence in a median of %j: %s', (facts, word) => {
  expect(confidenceOf({ ...facts, imported: 0, authors: facts.n })).toBe(word);
});

it('there is none under five reports', () => {
  const facts = { n: 4, recent: 4, checked: 4, imported: 0, authors: 4, value: null, margin: null };
  expect(confidenceOf(facts)).toBeNull();
});

it.each([
  [4, null],
  [5, 'Very Low'],
  [9, 'Very Low'],
  [10, 'Low'],
  [19, 'Low'],
  [20, 'Moderate'],
  [49, 'Moderate'],
  [50, 'High'],
  [149, 'High'],
  [150, 'Very High'],
] as const)('%i reports start at %s', (count, word) => {
  expect(confidenceBeforeDoubts(count)).toBe(word);
});

it.each([
  ['half imported', { imported: 75 }, 'Very High'],
  ['more than half imported', { imported: 76 }, 'High'],
  ['without a date', { recent: 0 }, 'High'],
  ['imported without a date', { recent: 0, imported: 150, checked: 0 }, 'Low'],
  ['the averages of nine answers', { authors: 9 }, 'Very Low'],
  ['the averages of twenty answers', { authors: 20 }, 'Moderate'],
  ['the averages of three answers', { authors: 3 }, 'Very Low'],
] as const)('150 sure reports, %s', (_name, less, word) => {
  const sure = { n: 150, recent: 150, checked: 150, imported: 0, authors: 150, value: 1_000_000, margin: 0 };
  expect(confidenceOf({ ...sure, ...less })).toBe(word);
});

it('says from how many reports on each word can be said', () => {
  expect(CONFIDENCES.map(minCountFor)).toEqual([150, 50, 20, 10, 5]);
});
