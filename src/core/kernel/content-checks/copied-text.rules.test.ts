import { expect, it } from 'vitest';
import { findCopiedText, shinglesOf } from './copied-text.rules';

const words = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `w${from + at}`).join(' ');

it('compares three words in a row', () => {
  expect(shinglesOf('One two, three FOUR').map(({ words: row }) => row)).toEqual(['one two three', 'two three four']);
});

it.each([
  ['the same 18 words', words(18), words(18), true],
  ['the same 17 words', words(17), words(17), false],
  ['half of the rows', words(22), `${words(12)} ${words(10, 100)}`, true],
  ['less than half', words(22), `${words(11)} ${words(11, 100)}`, false],
  ['other words', words(22), words(22, 100), false],
])('%s: is a copy or not', (_name, text, earlier, isCopy) => {
  expect(findCopiedText(text, [earlier]).length > 0).toBe(isCopy);
});
