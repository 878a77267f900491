import type { SalaryHandlers } from '@/server/contract/generated/salary';
import type { GiveSalaryDeps } from './contribute/give-salary';
import { createGiveSalary } from './contribute/give-salary';
import { createSalaries } from './salaries/salaries';

/** The salary service (openapi/salary.yaml). */
export function createSalaryService(deps: GiveSalaryDeps): SalaryHandlers {
  return { ...createSalaries(deps), ...createGiveSalary(deps) };
}
