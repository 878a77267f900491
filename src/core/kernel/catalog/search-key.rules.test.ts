import { describe, expect, it } from 'vitest';
import { searchKeyOf } from './search-key.rules';

describe('searchKeyOf', () => {
  it.each([
    ['  B.Tech ', 'b tech'],
    ['Engineering - Software & QA', 'engineering software qa'],
    ['Café  Coffee', 'cafe coffee'],
    ['C++', 'c++'],
    ['बैंगलोर', 'बैंगलोर'],
    [' .-/ ', ''],
  ])('of %j is %j', (typed, key) => {
    expect(searchKeyOf(typed)).toBe(key);
  });
});
