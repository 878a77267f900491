import { expect, it } from 'vitest';
import { confidenceOf } from './confidence.rules';

/** Facts of a figure (reports, of the last 12 months, checked, median, margin) and the word that follows. */
const confidenceCases = [
  [{ count: 150, recentCount: 75, checkedCount: 50, median: 1_000_000, medianMargin: 80_000 }, 'Very High'],
  [{ count: 149, recentCount: 149, checkedCount: 149, median: 1_000_000, medianMargin: 0 }, 'High'],
  [{ count: 50, recentCount: 25, checkedCount: 17, median: 1_000_000, medianMargin: 10_000 }, 'High'],
  [{ count: 49, recentCount: 49, checkedCount: 49, median: 1_000_000, medianMargin: 10_000 }, 'Moderate'],
  [{ count: 20, recentCount: 10, checkedCount: 7, median: 1_000_000, medianMargin: 10_000 }, 'Moderate'],
  [{ count: 19, recentCount: 19, checkedCount: 19, median: 1_000_000, medianMargin: 10_000 }, 'Low'],
  [{ count: 10, recentCount: 10, checkedCount: 10, median: 1_000_000, medianMargin: 10_000 }, 'Low'],
  [{ count: 9, recentCount: 9, checkedCount: 9, median: 1_000_000, medianMargin: null }, 'Very Low'],
  [{ count: 5, recentCount: 5, checkedCount: 5, median: 1_000_000, medianMargin: null }, 'Very Low'],
  // Each doubt takes one word, and there is none below the last.
  [{ count: 150, recentCount: 74, checkedCount: 150, median: 1_000_000, medianMargin: 0 }, 'High'],
  [{ count: 150, recentCount: 150, checkedCount: 49, median: 1_000_000, medianMargin: 0 }, 'High'],
  [{ count: 150, recentCount: 150, checkedCount: 150, median: 1_000_000, medianMargin: 80_001 }, 'High'],
  [{ count: 150, recentCount: 150, checkedCount: 150, median: 1_000_000, medianMargin: null }, 'High'],
  [{ count: 150, recentCount: 0, checkedCount: 0, median: 1_000_000, medianMargin: 80_000 }, 'Moderate'],
  [{ count: 150, recentCount: 0, checkedCount: 0, median: 1_000_000, medianMargin: 90_000 }, 'Low'],
  [{ count: 50, recentCount: 0, checkedCount: 0, median: 1_000_000, medianMargin: 90_000 }, 'Very Low'],
  [{ count: 10, recentCount: 0, checkedCount: 0, median: 1_000_000, medianMargin: 90_000 }, 'Very Low'],
] as const;

it.each(confidenceCases)('the confidence in a median of %j: %s', (facts, word) => {
  expect(confidenceOf(facts)).toBe(word);
});

it('there is none under five reports', () => {
  expect(confidenceOf({ count: 4, recentCount: 4, checkedCount: 4, median: null, medianMargin: null })).toBeNull();
});
