import { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import { USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
import { bandOfYears } from '@/core/kernel/common/experience-band.rules';
import { dayInIndia, dayNumberInIndia, monthNumberInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { SalaryFigure } from '@/core/research/salaries/salary';
import { salaryFigureOf } from '@/core/research/salaries/salary-figure.rules';
import type { SalaryScope } from '@/core/research/salaries/salary-scopes.rules';
import { ANY, ANY_BAND, scopeKeyOf } from '@/core/research/salaries/salary-scopes.rules';
import { planSnapshot } from '@/core/research/salaries/salary-snapshot.rules';
import type { ShownPay } from '@/core/research/salaries/shown-pay';
import { shownPayOf } from '@/core/research/salaries/shown-pay.rules';
import { MIN_ACCOUNT_DAYS } from '@/core/research/salaries/snapshot-limits.rules';
import type { ScopeState } from '@/core/research/salaries/snapshot-states.rules';
import { CompanyRecords } from '../company/company-records';
import { dayOfProof, daysSinceJoining, personNumber, worksAt } from '../contribute/author-standing';

/** A salary in rupees a year. */
export interface MemorySalary {
  readonly id: string | null;
  readonly companyId: number;
  readonly jobProfileId: number;
  readonly locationId: number | null;
  readonly experience: number | null;
  readonly month: string;
  readonly fixed: number;
  readonly variable: number;
  readonly stock: number;
  readonly joiningBonus: number;
  readonly employment: EmploymentType;
  /** The number of reports. More than 1 for an average. */
  readonly reports: number;
  readonly isChecked: boolean;
  readonly tellerId: string | null;
  /** In ms since 1970. Null means immediately. */
  readonly waitsUntil: number | null;
}

export class SalaryRecords {
  readonly all: MemorySalary[] = [];
  readonly #world: MemoryWorld;
  readonly #counted = new Map<MemorySalary, number>();
  readonly #ready = new Set<MemorySalary>();
  #shown: ReadonlyMap<string, { readonly scope: SalaryScope; readonly pay: ShownPay }> = new Map();
  #states: readonly ScopeState[] = [];
  #takenOn: string | null = null;

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  get takenOn(): string | null {
    return this.#takenOn;
  }

  add(salaries: readonly MemorySalary[]): void {
    this.all.push(...salaries);
  }

  isCounted(salary: MemorySalary): boolean {
    return this.#counted.has(salary);
  }

  remove(salary: MemorySalary): void {
    const place = this.all.indexOf(salary);
    if (place !== -1) this.all.splice(place, 1);
  }

  takeSnapshot(): void {
    const now = this.#world.clock.now();
    const salaries = this.all.filter(
      ({ tellerId, waitsUntil }) =>
        (tellerId === null || daysSinceJoining(this.#world, tellerId) !== null) &&
        (waitsUntil === null || waitsUntil <= now),
    );
    const told = salaries.map((salary) => this.#told(salary));
    const day = dayNumberInIndia(now);
    const { shown, kept, states, admitted, replaced } = planSnapshot(told, this.#states, day);
    const earlier = kept.flatMap((scope) => {
      const figure = this.#shown.get(scopeKeyOf(scope));
      return figure === undefined ? [] : [figure];
    });
    const figures = shown.map(({ scope, members }) => {
      const pay = shownPayOf(
        members.flatMap((place) => told[place] ?? []),
        monthNumberInIndia(now),
      );
      return { scope, pay };
    });
    this.#shown = new Map([...earlier, ...figures].map((figure) => [scopeKeyOf(figure.scope), figure]));
    this.#states = states;
    this.#takenOn = dayInIndia(now);
    for (const salary of admitted.flatMap((place) => salaries[place] ?? [])) this.#counted.set(salary, day);
    for (const salary of replaced.flatMap((place) => salaries[place] ?? [])) this.#counted.delete(salary);
    for (const [place, { isReady }] of told.entries()) {
      const salary = salaries[place];
      if (isReady && salary !== undefined) this.#ready.add(salary);
    }
    for (const company of this.#world.records(CompanyRecords).all) {
      const { count, median } = this.figureOf({ companyId: company.companyId });
      company.figures.salaries = count;
      company.figures.medianPay = median;
    }
  }

  shownOf(scope: Partial<SalaryScope>): ShownPay | null {
    return this.#shown.get(scopeKeyOf(scopeOf(scope)))?.pay ?? null;
  }

  figureOf(scope: Partial<SalaryScope>): SalaryFigure {
    return salaryFigureOf(this.shownOf(scope), this.#world.clock.now());
  }

  #told(salary: MemorySalary) {
    const { tellerId, experience, month } = salary;
    const isAtWork = worksAt(this.#world, tellerId, salary.companyId);
    const isChecked = salary.isChecked || isAtWork;
    return {
      ...salary,
      isChecked,
      industryId: this.#industryOf(salary.companyId),
      band: experience === null ? null : bandOfYears(experience),
      month: monthNumberInIndia(Date.parse(`${month}-15`)),
      isImported: tellerId === null,
      person: tellerId === null ? null : personNumber(this.#world, tellerId),
      isCounted: this.#counted.has(salary),
      countedOn: this.#counted.get(salary) ?? null,
      wasReady: this.#ready.has(salary),
      provedOn: isAtWork ? dayOfProof(this.#world, tellerId) : null,
      isReady: isChecked || (daysSinceJoining(this.#world, tellerId ?? '') ?? 0) >= MIN_ACCOUNT_DAYS,
    };
  }

  #industryOf(companyId: number): number {
    const company = this.#world.records(CompanyRecords).all.find((one) => one.companyId === companyId);
    const { industry } = this.#world.records(CatalogRecords).lists;
    return industry.find(({ name }) => name === company?.industry)?.id ?? ANY;
  }
}

function scopeOf(scope: Partial<SalaryScope>): SalaryScope {
  return {
    employment: USUAL_EMPLOYMENT,
    industryId: ANY,
    companyId: ANY,
    jobProfileId: ANY,
    locationId: ANY,
    band: ANY_BAND,
    ...scope,
  };
}
