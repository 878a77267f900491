import { withQuery } from '@/core/kernel/common/address';
import type { SalaryListBy } from './salary';
import { SALARY_LISTS } from './salary';
import type { SalaryScope } from './salary-reading.port';

export function companySalariesPath(key: string): string {
  return `/salaries/${encodeURIComponent(key)}-salaries`;
}

export function jobProfileSalariesPath(key: string): string {
  return `/profile/${encodeURIComponent(key)}-salary`;
}

export function salaryScopePath({ company, jobProfile, ...filters }: SalaryScope): string {
  const base = company === undefined ? jobProfileSalariesPath(jobProfile ?? '') : companySalariesPath(company);
  const designation = company === undefined || jobProfile === undefined ? [] : [['designation', jobProfile] as const];
  return withQuery(base, [...designation, ...Object.entries(filters)]);
}

export function salaryListPath(by: SalaryListBy): string {
  return by === SALARY_LISTS[0] ? '/salaries' : withQuery('/salaries', [['by', by]]);
}

export function listedSalariesPath(by: SalaryListBy, key: string): string {
  switch (by) {
    case 'company':
      return companySalariesPath(key);
    case 'jobProfile':
      return jobProfileSalariesPath(key);
    case 'industry':
      return withQuery('/list-of-companies', [['industry', key]]);
  }
}
