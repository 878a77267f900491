import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAddress, parseAddress, queryValue, withoutQuery, withQuery } from './address';

describe('address', () => {
  it('is read in its parts', () => {
    expect(parseAddress('/p/4?toast=Hello+there%21&x#top')).toEqual({
      base: '/p/4',
      query: [
        ['toast', 'Hello there!'],
        ['x', ''],
      ],
      hash: '#top',
    });
    expect(parseAddress('https://tarakki.example/')).toEqual({ base: 'https://tarakki.example/', query: [], hash: '' });
    expect(queryValue(parseAddress('/?a=%E0%A4%A').query, 'a')).toBe('%E0%A4%A');
    expect(queryValue([], 'a')).toBeNull();
    expect(parseAddress('/?q=a%00b').query).toEqual([['q', 'a\uFFFDb']]);
  });

  it('gets and loses pairs by name', () => {
    expect(withQuery('/user?a=1&b=2&a=3#x', [['a', 'é &']])).toBe('/user?b=2&a=%C3%A9%20%26#x');
    expect(withoutQuery('/user?a=1&b=2&a=3', new Set(['a']))).toBe('/user?b=2');
    expect(withoutQuery('/user?a=1', new Set(['a']))).toBe('/user');
  });

  it('reads back every query that it wrote', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((written) => !written.includes('\0'));
    const pair = fc.tuple(
      text.filter((name) => name !== ''),
      text,
    );
    fc.assert(
      fc.property(fc.array(pair), (query) => {
        expect(parseAddress(formatAddress({ base: '/', query, hash: '' })).query).toEqual(query);
      }),
    );
  });
});
