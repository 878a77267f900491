import type { MemoryItem } from '@/adapters/memory/kernel/catalog/catalog-records';
import { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { invalid, refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { ContributionMarks } from '@/core/kernel/common/contribution-marks';
import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import { USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
import type { Failure } from '@/core/kernel/common/failure';
import { monthInIndia, yearInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { vestingYearsOf } from '@/core/kernel/common/stock.rules';
import { contributionRefusals } from '@/core/research/contribute/contribution-refusals.rules';
import { INDEFINITE_HOLD_DATE } from '@/core/research/contribute/one-voice.rules';
import type { RoleFigures } from '@/core/research/contribute/salary-check.rules';
import { FIXED_PAY_NEEDED, isOutlier, unusualPayIn, yearFault } from '@/core/research/contribute/salary-check.rules';
import type { SalaryAmount, SalaryContribution } from '@/core/research/contribute/salary-contribution';
import { SALARY_UNUSUAL } from '@/core/research/contribute/salary-contribution';
import type { SalaryContributions } from '@/core/research/contribute/salary-contributions.port';
import { rupeesOf } from '@/core/research/contribute/salary-form';
import type { MemorySalary } from '../salaries/salary-records';
import { SalaryRecords } from '../salaries/salary-records';
import { proposeCompany } from './company-proposals';
import { ContributionRecords } from './contribution-records';

interface Pay {
  readonly fixed: number;
  readonly variable: number;
  readonly stock: number;
  readonly joiningBonus: number;
}

export class MemorySalaryContributions implements SalaryContributions {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  giveSalary(input: SalaryContribution & ContributionMarks): Promise<Result<{ readonly salaryId: string }, Failure>> {
    const { draftId, cameBy, newCompany, ...salary } = input;
    return this.#browser.askSignedIn('giveSalary', { input }, (viewer) => {
      const { world } = this.#browser;
      const month = this.#monthOf(salary);
      if (typeof month !== 'string') return month;
      const { lists } = world.records(CatalogRecords);
      const company = itemWithName(lists.company, salary.companyName);
      const role = itemWithName(lists.jobProfile, salary.jobProfile);
      if (role === null) return unknown('salary_role_unknown', 'jobProfile', contributionRefusals.pickJobProfile);
      if (!lists.location.some(({ id }) => id === salary.locationId))
        return unknown('salary_city_unknown', 'locationId', contributionRefusals.pickCity);
      if (salary.department !== null && !lists.department.some(({ id }) => id === salary.department))
        return unknown('salary_city_unknown', 'department', contributionRefusals.pickDepartment);
      const pay = payOf(salary);
      const { employment = USUAL_EMPLOYMENT } = salary;
      if (pay.fixed === 0) return invalid({ fixedSalary: FIXED_PAY_NEEDED });
      const typical = this.#typical(role.id, employment);
      const unusual = salary.isConfirmed ? null : unusualPayIn({ ...pay, typical: typical.median });
      const isHeld = isOutlier(pay.fixed + pay.variable + pay.stock, typical);
      if (unusual !== null) return unknown(SALARY_UNUSUAL, unusual.field, unusual.question);
      if (company === null) {
        if (newCompany === undefined)
          return unknown('salary_company_unknown', 'companyName', contributionRefusals.pickCompany);
        const waits = proposeCompany(world, viewer, { kind: 'salary', key: draftId, body: salary, newCompany });
        return waits.ok ? ok({ salaryId: waits.value }) : waits;
      }
      const { isConfirmed: _confirmed, ...said } = salary;
      const once = `salary ${company.id} ${role.id} ${month.slice(0, 4)}`;
      const held = isHeld ? { waitsUntil: INDEFINITE_HOLD_DATE.getTime() } : {};
      const city = lists.location.find(({ id }) => id === salary.locationId)?.name ?? null;
      const given = { ...pay, years: salary.totalExperience, city };
      const report = { kind: 'salary', about: role.name, pay: given, month, ...held } as const;
      const stored = world.records(ContributionRecords).store(
        viewer,
        { kind: 'salary', key: draftId, said, companyId: company.id, once, report, cameBy },
        (id, waitsUntil) => {
          const told: MemorySalary = {
            id,
            companyId: company.id,
            jobProfileId: role.id,
            locationId: salary.locationId,
            employment,
            experience: salary.totalExperience,
            month,
            reports: 1,
            isChecked: false,
            tellerId: viewer.id,
            waitsUntil: isHeld ? INDEFINITE_HOLD_DATE.getTime() : waitsUntil(),
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
    const now = this.#browser.world.clock.now();
    if (currentSalary || year === yearInIndia(now)) return monthInIndia(now);
    const fault = yearFault(year, now);
    return fault === null ? `${year}-12` : invalid({ year: fault });
  }

  #typical(role: number, employment: EmploymentType): RoleFigures {
    const { median, lowerQuartile, upperQuartile } = this.#browser.world
      .records(SalaryRecords)
      .figureOf({ jobProfileId: role, employment });
    return { median, lower: lowerQuartile, upper: upperQuartile };
  }
}

function payOf({ fixedSalary, variableSalary, stockDetail, joiningBonus = null }: SalaryContribution): Pay {
  const of = (amount: SalaryAmount | null) => (amount === null ? 0 : rupeesOf(amount));
  return {
    fixed: rupeesOf(fixedSalary),
    variable: of(variableSalary),
    joiningBonus: of(joiningBonus),
    stock: Math.round(of(stockDetail) / vestingYearsOf(stockDetail?.vestingPeriod ?? null)),
  };
}

function unknown(code: string, field: string, sentence: string): Refusal {
  return refusal(422, code, sentence, { [field]: sentence });
}

function givenAlready(): Refusal {
  const message = contributionRefusals.salaryGiven;
  return refusal(422, 'salary_given_already', message, { jobProfile: message });
}

export function itemWithName(list: readonly MemoryItem[], name: string): MemoryItem | null {
  return list.find((item) => item.name.toLowerCase() === name.trim().toLowerCase()) ?? null;
}
