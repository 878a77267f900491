import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  collegeAddressOf,
  collegeParametersOf,
  collegeQueryOf,
  hasFilters,
  withoutFilters,
  withToggled,
} from './college-filters';

const none = withoutFilters(collegeQueryOf('/colleges'));

describe('the query of the list of colleges', () => {
  it('reads a name, filters and a page, and writes them in one order', () => {
    const query = collegeQueryOf('/colleges?page=3&kind=university,,institute&q=%20kaveri%20&state=kerala');
    expect(query).toEqual({
      name: 'kaveri',
      chosen: { state: ['kerala'], kind: ['institute', 'university'], ownership: [] },
      page: 3,
    });
    expect(collegeAddressOf(query)).toBe('/colleges?q=kaveri&state=kerala&kind=institute,university&page=3');
    expect(collegeParametersOf(query)).toEqual({ q: 'kaveri', state: 'kerala', kind: 'institute,university' });
  });

  it('takes a nonsense page for the first one', () => {
    for (const page of ['0', '-1', 'x', '1e9', '']) expect(collegeQueryOf(`/colleges?page=${page}`).page).toBe(1);
    expect(collegeQueryOf('/colleges?page=9999999999').page).toBe(1_000_000_000);
  });

  it('is read from any text, and reads back what it writes', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const query = collegeQueryOf(`/colleges?${text}`);
        expect(collegeQueryOf(collegeAddressOf(query))).toEqual(query);
      }),
    );
  });

  it('chooses and leaves out options, from the first page', () => {
    const kerala = withToggled({ ...none, page: 7 }, 'state', 'kerala');
    expect(collegeAddressOf(kerala)).toBe('/colleges?state=kerala');
    expect([hasFilters(kerala), hasFilters(none)]).toEqual([true, false]);
    expect(withToggled(kerala, 'state', 'kerala')).toEqual(none);
  });
});
