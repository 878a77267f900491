import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withPage } from '@/core/kernel/common/page-address';
import {
  comparedSalariesOf,
  readSalaryAddress,
  withComparedSalary,
  withoutSalaryFilters,
  withSalaryFilter,
} from './salary-address';

describe('the address of a salary page', () => {
  it('has filters and a page', () => {
    expect(readSalaryAddress('/profile/nurse-salary?location=kochi&experience=2-3&employment=intern&page=4')).toEqual({
      location: 'kochi',
      experience: '2-3',
      employment: 'intern',
      page: 4,
    });
    const none = { location: null, experience: null, employment: null, page: 1 };
    for (const address of ['/x', '/x?page=0', '/x?page=-1', '/x?page=1e99&location=', '/x?page=abc'])
      expect(readSalaryAddress(address)).toEqual(none);
    expect(readSalaryAddress(`/x?location=${'a'.repeat(500)}`).location).toHaveLength(200);
  });

  it('puts up to four companies side by side', () => {
    expect(comparedSalariesOf('/x?compare=Acme,,beta,acme,<b>,c,d,e')).toEqual(['acme', 'beta', 'c', 'd']);
    expect(withComparedSalary('/x', 'acme')).toBe('/x?compare=acme');
    expect(withComparedSalary('/x?compare=acme', 'beta')).toBe('/x?compare=acme,beta');
    expect(withComparedSalary('/x?compare=acme', 'acme')).toBe('/x');
    expect(withComparedSalary('/x?compare=a,b,c,d', 'e')).toBeNull();
  });

  it('begins the list again with another filter', () => {
    expect(withSalaryFilter('/x?page=3&location=kochi', 'experience', '0-1')).toBe('/x?experience=0-1');
    expect(withSalaryFilter('/x?page=3&location=kochi', 'employment', 'intern')).toBe('/x?employment=intern');
    expect(withSalaryFilter('/x?employment=intern', 'location', 'kochi')).toBe('/x?employment=intern&location=kochi');
    expect(withoutSalaryFilters('/x?page=3&location=kochi&employment=intern&compare=acme')).toBe('/x?compare=acme');
    expect(withSalaryFilter('/x?page=3&location=kochi', 'location', null)).toBe('/x');
  });

  it('reads what it wrote', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200 }), fc.integer({ min: 1, max: 1e9 }), (text, page) => {
        const address = withPage(withSalaryFilter('/x', 'location', text), page);
        expect(readSalaryAddress(address)).toEqual({ location: text, experience: null, employment: null, page });
      }),
    );
  });
});
