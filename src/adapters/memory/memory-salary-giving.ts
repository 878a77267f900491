import type { Failure } from '@/core/common/failure';
import { dayInIndia } from '@/core/common/india-calendar.rules';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import { contributionRefusals } from '@/core/contribute/contribution-refusals.rules';
import type { SalaryAmount, SalaryContribution } from '@/core/contribute/salary-contribution';
import { SALARY_UNUSUAL } from '@/core/contribute/salary-contribution';
import { rupeesOf, vestingYearsOf } from '@/core/contribute/salary-form';
import type { SalaryGiving } from '@/core/contribute/salary-giving.port';
import type { MemoryItem } from './catalog-records';
import { CatalogRecords } from './catalog-records';
import { ContributionRecords } from './contribution-records';
import type { MemoryBrowser } from './memory-browser';
import type { Refusal } from './memory-failure';
import { invalid, refusal } from './memory-failure';
import { figureOf } from './memory-salary-figures';
import type { MemorySalary } from './salary-records';
import { SalaryRecords } from './salary-records';

const MAX_YEARS_AGO = 5;

interface Pay {
  readonly fixed: number;
  readonly variable: number;
  readonly stock: number;
}

/** Stores the pay of a memory world’s users. */
export class MemorySalaryGiving implements SalaryGiving {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  giveSalary(
    salary: SalaryContribution,
    headers: { readonly 'idempotency-key': string },
  ): Promise<Result<{ readonly salaryId: string }, Failure>> {
    return this.#browser.askSignedIn('giveSalary', { body: salary, headers }, (viewer) => {
      const { world } = this.#browser;
      const month = this.#monthOf(salary);
      if (typeof month !== 'string') return month;
      const { lists } = world.records(CatalogRecords);
      const company = itemNamed(lists.company, salary.companyName);
      if (company === null) return unknown('salary_company_unknown', 'companyName', contributionRefusals.pickCompany);
      const role = itemNamed(lists.jobProfile, salary.jobProfile);
      if (role === null) return unknown('salary_role_unknown', 'jobProfile', contributionRefusals.pickJobProfile);
      if (!lists.location.some(({ id }) => id === salary.locationId))
        return unknown('salary_city_unknown', 'locationId', contributionRefusals.pickCity);
      if (salary.department !== null && !lists.department.some(({ id }) => id === salary.department))
        return unknown('salary_city_unknown', 'department', contributionRefusals.pickDepartment);
      const pay = payOf(salary);
      if (pay.fixed === 0) return invalid({ fixedSalary: 'Select your fixed pay of a year.' });
      const unusual = salary.isConfirmed ? null : unusualIn(pay, this.#typical(role.id));
      if (unusual !== null) return unusual;
      const { isConfirmed: _confirmed, ...said } = salary;
      const once = `salary ${company.id} ${role.id} ${month.slice(0, 4)}`;
      const stored = world.records(ContributionRecords).store(
        viewer,
        { kind: 'salary', key: headers['idempotency-key'], said, once },
        () => {
          const told: MemorySalary = {
            companyId: company.id,
            jobProfileId: role.id,
            locationId: salary.locationId,
            experience: salary.totalExperience,
            month,
            reports: 1,
            isChecked: false,
            ...pay,
          };
          const records = world.records(SalaryRecords);
          records.add([told]);
          return () => records.remove(told);
        },
        givenAlready,
      );
      return stored.ok ? ok({ salaryId: stored.value }) : stored;
    });
  }

  #monthOf({ currentSalary, year }: SalaryContribution): string | Refusal {
    const today = dayInIndia(this.#browser.world.clock.now());
    const thisYear = Number(today.slice(0, 4));
    if (currentSalary || year === thisYear) return today.slice(0, 7);
    if (year === null || year > thisYear || year < thisYear - MAX_YEARS_AGO)
      return invalid({ year: `Select a year from ${thisYear - MAX_YEARS_AGO} to ${thisYear}.` });
    return `${year}-12`;
  }

  /** The median that is shown of a role; null for none. */
  #typical(role: number): number | null {
    const { clock } = this.#browser.world;
    const reported = this.#browser.world.records(SalaryRecords).all.filter(({ jobProfileId }) => jobProfileId === role);
    return reported.length === 0 ? null : figureOf(reported, clock.now()).median;
  }
}

function payOf({ fixedSalary, variableSalary, stockDetail }: SalaryContribution): Pay {
  const of = (amount: SalaryAmount | null) => (amount === null ? 0 : rupeesOf(amount));
  return {
    fixed: rupeesOf(fixedSalary),
    variable: of(variableSalary),
    stock: Math.round(of(stockDetail) / vestingYearsOf(stockDetail?.vestingPeriod ?? null)),
  };
}

/** The refusal of unusual pay, in the server's words. */
function unusualIn({ fixed, variable, stock }: Pay, typical: number | null): Refusal | null {
  const total = fixed + variable + stock;
  if (variable > fixed * 2)
    return unusual('variableSalary', 'The bonus is more than twice the fixed pay. Is it the bonus of one year?');
  if (stock > fixed * 2)
    return unusual('stockDetail', 'A year of this stock is more than twice the fixed pay. Is the value right?');
  if (typical !== null && total > typical * 4)
    return unusual(
      'fixedSalary',
      'This is more than four times the median of this role. Is it the pay of one year, in lakhs?',
    );
  if (typical !== null && total * 4 < typical)
    return unusual(
      'fixedSalary',
      'This is less than a quarter of the median of this role. Is it the pay of a whole year?',
    );
  if (typical === null && total > 15_000_000)
    return unusual('fixedSalary', 'This is more than 1.5 crore a year. Is it right?');
  if (typical === null && total < 120_000)
    return unusual('fixedSalary', 'This is less than ₹10,000 a month. Is it the pay of a whole year?');
  return null;
}

function unusual(field: string, question: string): Refusal {
  return refusal(422, SALARY_UNUSUAL, question, { [field]: question });
}

function unknown(code: string, field: string, sentence: string): Refusal {
  return refusal(422, code, sentence, { [field]: sentence });
}

function givenAlready(): Refusal {
  const message = contributionRefusals.salaryGiven;
  return refusal(422, 'salary_given_already', message, { jobProfile: message });
}

/** Returns the item with a name in any case. */
export function itemNamed(list: readonly MemoryItem[], name: string): MemoryItem | null {
  return list.find((item) => item.name.toLowerCase() === name.trim().toLowerCase()) ?? null;
}
