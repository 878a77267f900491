import { randomUUID } from 'node:crypto';
import { insertRow } from '@tests/support/sql';
import type { MemorySalary } from '@/adapters/memory/research/salaries/salary-records';
import { monthBeforeInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Database } from '@/server/platform/database';
import type { SeededSalary } from './contract-harness';

/** Defaults as of `now`, in ms since 1970. */
export function withDefaults({ monthsAgo = 0, ...salary }: SeededSalary, now: number): MemorySalary {
  const month = monthBeforeInIndia(now, monthsAgo);
  return {
    id: null,
    month,
    locationId: 3,
    experience: 3,
    variable: 0,
    stock: 0,
    joiningBonus: 0,
    employment: 'fulltime',
    reports: 1,
    isChecked: false,
    tellerId: null,
    waitsUntil: null,
    ...salary,
  };
}

export async function insertSalaries(
  database: Database,
  salaries: readonly SeededSalary[],
  now: number,
): Promise<void> {
  for (const salary of salaries.map((seeded) => withDefaults(seeded, now))) {
    await insertRow(database, 'research.salaries', {
      id: randomUUID(),
      company_id: salary.companyId,
      job_profile_id: salary.jobProfileId,
      location_id: salary.locationId,
      experience: salary.experience,
      month: `${salary.month}-01`,
      fixed: salary.fixed,
      variable: salary.variable,
      stock: salary.stock,
      joining_bonus: salary.joiningBonus,
      employment: salary.employment,
      reports: salary.reports,
      is_checked: salary.isChecked,
      natural_key: randomUUID(),
    });
  }
}
