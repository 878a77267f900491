import { expect, it } from 'vitest';
import { inWords } from './in-words';

it.each([
  [0, 'none'],
  [5, 'five'],
  [10, 'ten'],
  [11, '11'],
])('names %i as %s', (count, want) => {
  expect(inWords(count)).toBe(want);
});
