import { expect, it } from 'vitest';
import { findRepetition } from './repetition.rules';

const times = (count: number, words: string) => Array.from({ length: count }, () => words).join(' ');
const phraseOf = (words: number) => Array.from({ length: words }, (_, at) => `word${at}`).join(' ');
const markedIn = (text: string) => findRepetition(text).map(({ start, end }) => text.slice(start, end));

it.each([
  ['a letter eleven times', 'o'.repeat(11), false],
  ['a letter twelve times', 'o'.repeat(12), true],
  ['a line of 39 signs', '-'.repeat(39), false],
  ['a line of 40 signs', '-'.repeat(40), true],
  ['a syllable seven times', 'ha'.repeat(7), false],
  ['a syllable eight times', 'ha'.repeat(8), true],
  ['four letters eight times', 'abcd'.repeat(8), true],
  ['five letters eight times', 'abcde'.repeat(8), false],
  ['a word five times', times(5, 'good'), false],
  ['a word six times', times(6, 'good'), true],
  ['two words four times', times(4, phraseOf(2)), false],
  ['two words five times', times(5, phraseOf(2)), true],
  ['three words three times', times(3, phraseOf(3)), false],
  ['three words four times', times(4, phraseOf(3)), true],
  ['five words three times', times(3, phraseOf(5)), false],
  ['five words four times', times(4, phraseOf(5)), true],
  ['six words twice', times(2, phraseOf(6)), false],
  ['six words three times', times(3, phraseOf(6)), true],
  ['24 words three times', times(3, phraseOf(24)), true],
  ['25 words three times', times(3, phraseOf(25)), false],
])('%s says nothing: %#', (_name, text, isMarked) => {
  expect(markedIn(text).length > 0).toBe(isMarked);
});

it('marks what is repeated from its first word to its last', () => {
  expect(markedIn(`They said ${times(6, 'no')} to us.`)).toEqual([times(6, 'no')]);
  expect(markedIn(`${'ha'.repeat(8)}hah and more`)).toEqual([`${'ha'.repeat(8)}hah`]);
});

it('marks a syllable that broke off, with at most three letters', () => {
  const said = 'abcd'.repeat(8);
  expect(markedIn(`${said}abc and more`)).toEqual([`${said}abc`]);
  expect(markedIn(`${said}wxyz and more`)).toEqual([`${said}wxy`]);
});
