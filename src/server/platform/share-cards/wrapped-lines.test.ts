import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrappedLines } from './wrapped-lines';

const byLetters = (width: number, lines: number) => ({ width, lines, widthOf: (text: string) => text.length });

describe('lines of a picture', () => {
  it.each([
    ['one two three', 7, 3, ['one two', 'three']],
    ['one  two\nthree', 20, 3, ['one two three']],
    ['one two three four', 7, 2, ['one two', 'three…']],
    ['extraordinary', 5, 3, ['extra', 'ordin', 'ary']],
    ['extraordinary', 5, 2, ['extra', 'ordi…']],
    ['', 5, 2, []],
  ])('%j', (text, width, lines, expected) => {
    expect(wrappedLines(text, byLetters(width, lines))).toEqual(expected);
  });

  it('fit, keep every word in its order, and say where some are left out', () => {
    const text = fc.array(fc.stringMatching(/^[a-zक-ह]{1,12}$/u), { maxLength: 30 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 20 }), fc.integer({ min: 1, max: 6 }), (words, width, lines) => {
        const made = wrappedLines(words, byLetters(width, lines));
        expect(made.length).toBeLessThanOrEqual(lines);
        for (const line of made) expect(line.length).toBeLessThanOrEqual(width);
        const kept = made.join('').replaceAll(' ', '');
        const asked = words.replaceAll(' ', '');
        if (kept.endsWith('…')) expect(asked.startsWith(kept.slice(0, -1))).toBe(true);
        else expect(kept).toBe(asked);
      }),
    );
  });
});
