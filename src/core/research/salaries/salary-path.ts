import { withQuery } from '@/core/kernel/common/address';
import type { SalaryListBy } from './salary';
import { SALARY_LISTS } from './salary';
import type { SalaryScope } from './salary-reading.port';

/** Returns the address of a company's salaries (RT-CO-SALARIES). */
export function companySalariesPath(key: string): string {
  return `/salaries/${encodeURIComponent(key)}-salaries`;
}

/** Returns the address of a job profile's salaries (RT-DESIG-SALARY). */
export function jobProfileSalariesPath(key: string): string {
  return `/profile/${encodeURIComponent(key)}-salary`;
}

/** Returns the address of the salaries of a company, a role or both, with their filters. */
export function salaryScopePath({ company, jobProfile, ...filters }: SalaryScope): string {
  const base = company === undefined ? jobProfileSalariesPath(jobProfile ?? '') : companySalariesPath(company);
  const designation = company === undefined || jobProfile === undefined ? [] : [['designation', jobProfile] as const];
  return withQuery(base, [...designation, ...Object.entries(filters)]);
}

/** Returns the address of a list of salaries (RT-SALARIES); the first is the one by role. */
export function salaryListPath(by: SalaryListBy): string {
  return by === SALARY_LISTS[0] ? '/salaries' : withQuery('/salaries', [['by', by]]);
}

/** Returns the address of what a list of salaries leads to; an industry has no page of its own, and leads to its companies. */
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
