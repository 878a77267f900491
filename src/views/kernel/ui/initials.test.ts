import { describe, expect, it } from 'vitest';
import { initials } from './initials';

describe('initials', () => {
  it.each([
    ['Vaayuna Technologies', 'VT'],
    ['Kolamba', 'KO'],
    ['the shop of things', 'TS'],
    ['  3M  ', '3M'],
    ['a', 'A'],
    ['७ तारा', '७त'],
    ['😀', ''],
    ['', ''],
  ])('of %j are %j', (name, wanted) => {
    expect(initials(name)).toBe(wanted);
  });
});
