import { describe, expect, it } from 'vitest';
import { shorten } from './shorten.rules';

describe('shorten', () => {
  const table: readonly (readonly [string, string, number, string])[] = [
    ['leaves a short text as it is', 'Notice period', 20, 'Notice period'],
    ['makes one line of several', '  Notice\n\n period\t', 20, 'Notice period'],
    ['leaves a text of the full length', 'abcde', 5, 'abcde'],
    ['cuts a longer one', 'abcdef', 5, 'abcd…'],
    ['leaves letters of several units', '👍👍', 2, '👍👍'],
    ['cuts to the dots alone', 'abc', 1, '…'],
    ['leaves no space before the dots', 'abc defgh', 5, 'abc…'],
    ['counts letters with their signs once', 'नमस्ते', 4, 'नमस्ते'],
    ['splits no letter from its signs', 'किसी ने पूछा', 3, 'किसी…'],
    ['of many cuts the same way', 'कि '.repeat(5_000), 4, 'कि कि…'],
    ['splits no emoji of several parts', '👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦…'],
  ];
  it.each(table)('%s', (_case, text, most, line) => {
    expect(shorten(text, most)).toBe(line);
  });
});
