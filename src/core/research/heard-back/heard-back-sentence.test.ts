import { expect, it } from 'vitest';
import { heardBackSentence, heardBackWords } from './heard-back-sentence';

const figure = { count: 60, newest: '2026-10', isSurge: false };

it.each([
  [20, 46, 'About 33% heard back (about 60 people)', 'About 33% heard back within 14 days'],
  [0, 25, 'At most 25% heard back (about 60 people)', 'At most 25% heard back within 14 days'],
  [75, 100, 'At least 75% heard back (about 60 people)', 'At least 75% heard back within 14 days'],
])('from %i to %i in 100 say in a row: %s', (atLeast, atMost, words, sentence) => {
  expect(heardBackWords({ ...figure, atLeast, atMost })).toBe(words);
  expect(heardBackSentence({ ...figure, atLeast, atMost })).toBe(`${sentence} (about 60 people, latest Oct 2026)`);
});
