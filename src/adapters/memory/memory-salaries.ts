import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import { companyRefusals } from '@/core/company/company-refusals.rules';
import { urlNameOf } from '@/core/formatting/url-name.rules';
import { bandOfYears, EXPERIENCE_BANDS } from '@/core/salaries/experience-band.rules';
import type { SalaryGroup, SalaryGroupPage, SalaryItem, SalaryReport } from '@/core/salaries/salary';
import { MAX_LOCATIONS, withPartsWithheld } from '@/core/salaries/salary-figure.rules';
import type { SalaryListQuery, SalaryReading, SalaryScope } from '@/core/salaries/salary-reading.port';
import { salaryRefusals } from '@/core/salaries/salary-refusals.rules';
import type { MemoryItem } from './catalog-records';
import { CatalogRecords } from './catalog-records';
import { CompanyRecords } from './company-records';
import type { MemoryBrowser } from './memory-browser';
import type { Refusal } from './memory-failure';
import { invalid, refusal } from './memory-failure';
import { figureOf, partsOf, reportsOf, stepsOf } from './memory-salary-figures';
import type { MemorySalary } from './salary-records';
import { SalaryRecords } from './salary-records';

const DEFAULT_LIMIT = 20;

type Limit = (salary: MemorySalary) => boolean;

/** The limits that a query names. */
interface Scope {
  readonly company: MemoryItem | null;
  readonly jobProfile: MemoryItem | null;
  readonly location: MemoryItem | null;
  readonly band: number;
  readonly leftOut: SalaryReport['leftOut'];
}

/** Figures over the salaries of a memory world. */
export class MemorySalaries implements SalaryReading {
  readonly #browser: MemoryBrowser;
  readonly #catalog: CatalogRecords;
  readonly #records: SalaryRecords;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
    this.#catalog = browser.world.records(CatalogRecords);
    this.#records = browser.world.records(SalaryRecords);
  }

  listSalaries(query: SalaryListQuery): Promise<Result<SalaryGroupPage, Failure>> {
    return this.#browser.ask('listSalaries', { query }, () => {
      const { by, page = 1, limit = DEFAULT_LIMIT } = query;
      if (by === 'industry') {
        if (query.company !== undefined || query.jobProfile !== undefined)
          return invalid({ by: salaryRefusals.byIndustry });
        const groups = this.#grouped(this.#records.counted, this.#catalog.lists.industry, this.#industryOf());
        return ok({ items: groups.slice((page - 1) * limit, page * limit), page, limit, total: groups.length });
      }
      if (query[by] !== undefined) return invalid({ [by]: salaryRefusals.oneScope });
      const scope = this.#scopeOf(query);
      if ('failure' in scope) return scope;
      const isOfAll = scope.company === null && scope.jobProfile === null;
      const salaries = this.#records.counted.filter(isOfAll ? () => true : within(scope));
      const idOf = ({ companyId, jobProfileId }: MemorySalary) => (by === 'company' ? companyId : jobProfileId);
      const groups = this.#grouped(salaries, this.#catalog.lists[by], idOf);
      return ok({ items: groups.slice((page - 1) * limit, page * limit), page, limit, total: groups.length });
    });
  }

  getSalaryReport(query: SalaryScope): Promise<Result<SalaryReport, Failure>> {
    return this.#browser.ask('getSalaryReport', { query }, () => {
      const scope = this.#scopeOf(query);
      if ('failure' in scope) return scope;
      if (scope.company === null && scope.jobProfile === null) return invalid({ company: salaryRefusals.noScope });
      const { counted } = this.#records;
      const salaries = counted.filter(within(scope));
      const anywhere = counted.filter(within({ ...scope, location: null }));
      const ofAllBands = counted.filter(within({ ...scope, band: -1 }));
      const byLocation = this.#grouped(anywhere, this.#catalog.lists.location, ({ locationId }) => locationId);
      const byExperience = EXPERIENCE_BANDS.flatMap((name, band) => {
        const ofBand = ofAllBands.filter((salary) => bandOf(salary) === band);
        return ofBand.length === 0 ? [] : [{ key: name, name, figure: figureOf(ofBand, this.#now()) }];
      });
      return ok({
        company: itemOf(scope.company),
        jobProfile: itemOf(scope.jobProfile),
        location: itemOf(scope.location),
        experience: EXPERIENCE_BANDS[scope.band] ?? null,
        leftOut: scope.leftOut,
        figure: figureOf(salaries, this.#now()),
        steps: stepsOf(salaries),
        parts: partsOf(salaries),
        byLocation: withPartsWithheld(byLocation.slice(0, MAX_LOCATIONS)),
        byExperience: withPartsWithheld(byExperience),
      });
    });
  }

  #scopeOf({ company, jobProfile, location, experience }: SalaryScope): Scope | Refusal {
    const { lists } = this.#catalog;
    const scope = {
      company: itemNamed(lists.company, company),
      jobProfile: itemNamed(lists.jobProfile, jobProfile),
      location: itemNamed(lists.location, location),
      band: EXPERIENCE_BANDS.findIndex((band) => band === experience),
    };
    if (company !== undefined && scope.company === null)
      return refusal(404, 'company_not_found', companyRefusals.notNamed);
    if (jobProfile !== undefined && scope.jobProfile === null)
      return refusal(404, 'job_profile_not_found', companyRefusals.jobProfileNotNamed);
    const leftOut = [
      ...(location !== undefined && scope.location === null ? (['location'] as const) : []),
      ...(experience !== undefined && scope.band < 0 ? (['experience'] as const) : []),
    ];
    return { ...scope, leftOut };
  }

  #grouped(
    salaries: readonly MemorySalary[],
    items: readonly MemoryItem[],
    idOf: (salary: MemorySalary) => number | null,
  ): readonly SalaryGroup[] {
    return items
      .map((item) => ({ item, own: salaries.filter((salary) => idOf(salary) === item.id) }))
      .filter(({ own }) => own.length > 0)
      .toSorted((one, other) => reportsOf(other.own) - reportsOf(one.own) || one.item.id - other.item.id)
      .map(({ item, own }) => ({ key: urlNameOf(item.name), name: item.name, figure: figureOf(own, this.#now()) }));
  }

  /** Returns a function from a salary to the id of its company's industry. */
  #industryOf(): (salary: MemorySalary) => number | null {
    const companies = this.#browser.world.records(CompanyRecords).all;
    return ({ companyId }) => {
      const name = companies.find((company) => company.companyId === companyId)?.industry;
      return this.#catalog.lists.industry.find((industry) => industry.name === name)?.id ?? null;
    };
  }

  #now(): number {
    return this.#browser.world.clock.now();
  }
}

function within({ company, jobProfile, location, band }: Omit<Scope, 'leftOut'>): Limit {
  return (salary) =>
    (company === null || salary.companyId === company.id) &&
    (jobProfile === null || salary.jobProfileId === jobProfile.id) &&
    (location === null || salary.locationId === location.id) &&
    (band < 0 || bandOf(salary) === band);
}

function bandOf({ experience }: MemorySalary): number | null {
  return experience === null ? null : bandOfYears(experience);
}

function itemNamed(items: readonly MemoryItem[], key: string | undefined): MemoryItem | null {
  return items.find(({ name }) => urlNameOf(name) === key?.toLowerCase()) ?? null;
}

function itemOf(item: MemoryItem | null): SalaryItem | null {
  return item === null ? null : { key: urlNameOf(item.name), name: item.name };
}
