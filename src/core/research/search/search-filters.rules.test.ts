import { describe, expect, it } from 'vitest';
import { filterValuesOf, MAX_FILTER_VALUES, offeredFilters } from './search-filters.rules';

const named = (urlName: string, label = urlName) => ({ urlName, label });

describe('The values of a filter of results', () => {
  it('come with their counts, the most frequent first, then by their names', () => {
    const found = [
      named('pune', 'Pune'),
      named('delhi', 'Delhi'),
      named('pune', 'Pune'),
      named('agra', 'Agra'),
      named('', ''),
    ];
    expect(filterValuesOf(found, [])).toEqual([
      { urlName: 'pune', label: 'Pune', count: 2 },
      { urlName: 'agra', label: 'Agra', count: 1 },
      { urlName: 'delhi', label: 'Delhi', count: 1 },
    ]);
  });

  it('are eight at most, besides those that are chosen', () => {
    const found = 'abcdefghij'.split('').map((letter) => named(letter));
    expect(
      filterValuesOf(found, [])
        .map(({ urlName }) => urlName)
        .join(''),
    ).toBe('abcdefgh');
    expect(
      filterValuesOf(found, ['j', 'a'])
        .map(({ urlName }) => urlName)
        .join(''),
    ).toBe('abcdefghj');
    expect(MAX_FILTER_VALUES).toBe(8);
  });
});

describe('A filter of results', () => {
  const values = [{ urlName: 'pune', label: 'Pune', count: 1 }];
  it.each([
    { of: [], isFiltered: true, isOffered: false },
    { of: values, isFiltered: false, isOffered: false },
    { of: values, isFiltered: true, isOffered: true },
    { of: [...values, { urlName: 'agra', label: 'Agra', count: 1 }], isFiltered: false, isOffered: true },
  ])('with $of.length values is offered if it changes anything: $isOffered', ({ of, isFiltered, isOffered }) => {
    expect(offeredFilters([{ key: 'location', values: of }], isFiltered)).toHaveLength(isOffered ? 1 : 0);
  });
});
