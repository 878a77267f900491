import { describe, expect, it } from 'vitest';
import { companySalariesPath, jobProfileSalariesPath, listedSalariesPath, salaryListPath } from './salary-path';

describe('the addresses of salaries', () => {
  it('lead to companies and job profiles', () => {
    expect(companySalariesPath('vaayuna-technologies')).toBe('/salaries/vaayuna-technologies-salaries');
    expect(jobProfileSalariesPath('nurse')).toBe('/profile/nurse-salary');
  });

  it.each([
    ['jobProfile', '/salaries', '/profile/it-services-salary'],
    ['company', '/salaries?by=company', '/salaries/it-services-salaries'],
    ['industry', '/salaries?by=industry', '/list-of-companies?industry=it-services'],
  ] as const)('lead to the list by %s and to what is in it', (by, list, listed) => {
    expect(salaryListPath(by)).toBe(list);
    expect(listedSalariesPath(by, 'it-services')).toBe(listed);
  });
});
