import { describe, expect, it } from 'vitest';
import { chooseValue, clearFilter } from './applied-filters';

const [a, b] = [{ urlName: 'a' }, { urlName: 'b' }];

describe('filters', () => {
  it('[ST-FILTER-SINGLE] hold one city', () => {
    expect(chooseValue(chooseValue({}, 'location', a), 'location', b)).toEqual({ location: [b] });
    expect(chooseValue({ location: [a] }, 'location', a)).toEqual({ location: [a] });
  });

  it('[ST-FILTER-MULTI] hold several industries, each once', () => {
    const both = chooseValue(chooseValue({}, 'industry', a), 'industry', b);
    expect(both).toEqual({ industry: [a, b] });
    expect(chooseValue(both, 'industry', { urlName: 'a' })).toEqual({ industry: [b] });
  });

  it('[ST-FILTER-CLEAR] are cleared one by one', () => {
    expect(clearFilter({ location: [a], industry: [a, b] }, 'industry')).toEqual({ location: [a], industry: [] });
  });
});
