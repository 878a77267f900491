import { withQuery } from '@/core/kernel/common/address';
import type { SalaryListBy } from './salary';
import { SALARY_LISTS } from './salary';

/** Returns the address of a company's salaries (RT-CO-SALARIES). */
export function companySalariesPath(key: string): string {
  return `/salaries/${encodeURIComponent(key)}-salaries`;
}

/** Returns the address of a job profile's salaries (RT-DESIG-SALARY). */
export function jobProfileSalariesPath(key: string): string {
  return `/profile/${encodeURIComponent(key)}-salary`;
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
