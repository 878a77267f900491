import { describe, expect, it } from 'vitest';
import { companyListHeading, companyListPath } from './company-list-name';

describe('a list of companies', () => {
  it.each([
    [null, null, 'Companies'],
    ['Pune', null, 'Companies in Pune'],
    [null, 'Healthcare', 'Healthcare companies'],
    ['Pune', 'Healthcare', 'Healthcare companies in Pune'],
  ])('of %s and %s is headed %s', (city, industry, heading) => {
    expect(companyListHeading({ city, industry })).toBe(heading);
  });

  it.each([
    [null, null, '/list-of-companies'],
    ['Pune', null, '/list-of-companies?city=pune'],
    [null, 'IT Services', '/list-of-companies?industry=it-services'],
    ['Pune', 'IT Services', '/list-of-companies?city=pune&industry=it-services'],
    ['पुणे', null, '/list-of-companies'],
  ])('of %s and %s is at %s', (city, industry, path) => {
    expect(companyListPath({ city, industry })).toBe(path);
  });
});
