import { describe, expect, it } from 'vitest';
import { companyQueryOf } from './company-filters';
import { companyListTexts } from './company-list-texts';

const textsOf = (query: string, city: string | null = null, industry: string | null = null) =>
  companyListTexts(companyQueryOf(`/list-of-companies${query}`), { city, industry });

describe('a list of companies', () => {
  it('names its city and industry in its title, and India where it is of all cities', () => {
    expect(textsOf('').title).toBe('Companies in India: ratings, salaries and open jobs · {brand}');
    expect(textsOf('?city=pune', 'Pune').title).toBe('Companies in Pune: ratings, salaries and open jobs · {brand}');
    expect(textsOf('?industry=healthcare', null, 'Healthcare').title).toMatch(/^Healthcare companies in India: /);
  });

  it.each([
    ['', null, null, ''],
    ['?page=2', null, null, '?page=2'],
    ['?utm_source=mail&city=pune', 'Pune', null, '?city=pune'],
    ['?page=3&industry=healthcare&city=pune', 'Pune', 'Healthcare', '?city=pune&industry=healthcare&page=3'],
    ['?city=atlantis', null, null, ''],
    ['?city=pune,kochi', null, null, ''],
    ['?city=pune&rating=4', 'Pune', null, ''],
    ['?city=pune&size=10k-50k', 'Pune', null, ''],
    ['?city=pune&hiring=true', 'Pune', null, ''],
    ['?city=pune&sort=name', 'Pune', null, ''],
  ])('with the query %s has the address %4$s of its own', (query, city, industry, own) => {
    expect(textsOf(query, city, industry).ownQuery).toBe(own);
  });
});
