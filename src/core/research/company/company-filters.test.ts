import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPANY_SORTS, companyAddressOf, companyQueryOf, withoutFilters, withToggled } from './company-filters';
import { RATING_STEPS } from './company-limits.rules';

const none = withoutFilters(companyQueryOf('/list-of-companies'));

describe('the address of the list of companies', () => {
  it('is read back as it was written', () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,12}$/), { maxLength: 4 }).map((all) => all.toSorted());
    fc.assert(
      fc.property(
        fc.record({
          city: names,
          industry: names,
          size: names,
          rating: fc.constantFrom(null, ...RATING_STEPS),
          hiring: fc.boolean(),
          sort: fc.constantFrom(...COMPANY_SORTS),
          page: fc.integer({ min: 1, max: 1_000_000_000 }),
        }),
        (query) => {
          expect(companyQueryOf(companyAddressOf(query))).toEqual({ ...query, ignored: [], unknown: [] });
        },
      ),
    );
  });

  it('says what it does not understand, and never fails', () => {
    expect(companyQueryOf('/list-of-companies?tier=x&rating=7&sort=best&campaign=mail')).toMatchObject({
      unknown: ['tier=x'],
      ignored: [
        { parameter: 'rating', value: '7' },
        { parameter: 'sort', value: 'best' },
      ],
    });
    fc.assert(fc.property(fc.string(), (text) => void companyQueryOf(`/list-of-companies?${text}`)));
  });

  it('has an option in or out, from the first page on', () => {
    const pune = withToggled({ ...none, page: 4 }, 'city', 'pune');
    expect(companyAddressOf(pune)).toBe('/list-of-companies?city=pune');
    expect(withToggled(pune, 'city', 'pune')).toEqual(none);
    expect(withToggled(withToggled(none, 'rating', '4'), 'rating', '3.5').rating).toBe(3.5);
    expect(withToggled(withToggled(none, 'hiring', 'true'), 'hiring', 'true').hiring).toBe(false);
  });
});
