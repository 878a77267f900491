import { describe, expect, it } from 'vitest';
import { newCompanyErrors, newCompanyFaults, newCompanyIn, websiteOf } from './new-company.rules';

describe('a company that is not in the list', () => {
  it.each([
    ['example.in', 'https://example.in'],
    [' HTTP://WWW.Example.co.in/jobs?from=x ', 'https://www.example.co.in'],
    ['https://example.in', 'https://example.in'],
    ['', null],
    ['example', null],
    ['example.x', null],
    [`${'a'.repeat(189)}.in`, `https://${'a'.repeat(189)}.in`],
    [`${'a'.repeat(190)}.in`, null],
    ['asha@example.in', null],
    ['an example.in', null],
    ['javascript:alert(1).in', null],
    [`${'a'.repeat(200)}.in`, null],
  ])('has the website of %j', (typed, website) => {
    expect(websiteOf(typed)).toBe(website);
  });

  it('needs the city of its main office, and a web address or none', () => {
    expect(newCompanyErrors({ newCompany: { city: ' ', website: 'nowhere' } })).toEqual(newCompanyFaults);
    expect(newCompanyErrors({ newCompany: { city: 'Pune', website: ' ' } })).toEqual({});
    expect(newCompanyIn({ newCompany: { city: ' Pune ', website: 'Example.in' } })).toEqual({
      newCompany: { city: 'Pune', website: 'https://example.in' },
    });
  });

  it.each([
    [100, {}],
    [101, { newCity: newCompanyFaults.newCity }],
  ])('has a city of at most 100 characters, not of %i', (length, errors) => {
    expect(newCompanyErrors({ newCompany: { city: 'a'.repeat(length), website: '' } })).toEqual(errors);
  });

  it('is not sent with a company of the list', () => {
    expect([newCompanyErrors({ newCompany: null }), newCompanyIn({ newCompany: null })]).toEqual([{}, {}]);
  });
});
