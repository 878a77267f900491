import type { MemoryItem } from '@/adapters/memory/kernel/catalog/catalog-records';
import { CatalogRecords, companyOf } from '@/adapters/memory/kernel/catalog/catalog-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import { EMPLOYMENT_TYPES, parseEmployment, USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
import { EXPERIENCE_BANDS } from '@/core/kernel/common/experience-band.rules';
import type { Failure } from '@/core/kernel/common/failure';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import { companyRefusals } from '@/core/research/company/company-refusals.rules';
import type { SalaryGroup, SalaryGroupPage, SalaryItem, SalaryReport } from '@/core/research/salaries/salary';
import { MAX_LOCATIONS, unlistedCitiesCount } from '@/core/research/salaries/salary-figure.rules';
import type { SalaryListQuery, SalaryReading, SalaryScope } from '@/core/research/salaries/salary-reading.port';
import type { SalaryScope as FigureScope } from '@/core/research/salaries/salary-scopes.rules';
import { ANY, ANY_BAND } from '@/core/research/salaries/salary-scopes.rules';
import { SalaryRecords } from './salary-records';

interface Scope {
  readonly company: MemoryItem | null;
  readonly jobProfile: MemoryItem | null;
  readonly location: MemoryItem | null;
  readonly band: number;
  readonly employment: EmploymentType;
  readonly leftOut: SalaryReport['leftOut'];
}

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
      const { by, page = 1, limit = PAGE_LENGTHS.salaries.usual } = query;
      const { lists } = this.#catalog;
      const employment = parseEmployment(query.employment) ?? USUAL_EMPLOYMENT;
      if (by === 'industry') {
        return ok(
          pageOf(
            this.#shown(lists.industry, (industryId) => ({ industryId, employment })),
            page,
            limit,
          ),
        );
      }
      const scope = this.#scopeOf(query);
      if ('failure' in scope) return scope;
      const isOfAll = scope.company === null && scope.jobProfile === null;
      const of = isOfAll ? { employment } : idsOf(scope);
      const member = by === 'company' ? 'companyId' : 'jobProfileId';
      return ok(
        pageOf(
          this.#shown(lists[by], (id) => ({ ...of, [member]: id })),
          page,
          limit,
        ),
      );
    });
  }

  getSalaryReport(query: SalaryScope): Promise<Result<SalaryReport, Failure>> {
    return this.#browser.ask('getSalaryReport', { query }, () => {
      const scope = this.#scopeOf(query);
      if ('failure' in scope) return scope;
      const of = idsOf(scope);
      const bands = EXPERIENCE_BANDS.map((name, id) => ({ id, name }));
      const ofAll = { ...of, locationId: ANY, band: ANY_BAND };
      const ofCity = (locationId: number) => ({ ...ofAll, locationId });
      const byLocation = this.#shown(this.#catalog.lists.location, ofCity).slice(0, MAX_LOCATIONS);
      const shown = this.#records.shownOf(of);
      const figure = this.#records.figureOf(of);
      return ok({
        company: scope.company && companyOf(scope.company),
        jobProfile: itemOf(scope.jobProfile),
        location: itemOf(scope.location),
        experience: EXPERIENCE_BANDS[scope.band] ?? null,
        employment: scope.employment,
        employments: EMPLOYMENT_TYPES.filter(
          (employment) => this.#records.figureOf({ ...ofAll, employment }).count > 0,
        ),
        leftOut: scope.leftOut,
        figure,
        steps: shown?.steps ?? [],
        parts: shown?.parts ?? null,
        byLocation,
        byExperience: this.#inOrder(bands, (band) => ({ ...ofAll, band })),
        elsewhere: scope.location === null && scope.band === ANY_BAND ? unlistedCitiesCount(figure, byLocation) : null,
        asOf: this.#records.takenOn,
      });
    });
  }

  #scopeOf({ company, jobProfile, location, experience, employment }: SalaryScope): Scope | Refusal {
    const { lists } = this.#catalog;
    const scope = {
      company: itemNamed(lists.company, company),
      jobProfile: itemNamed(lists.jobProfile, jobProfile),
      location: itemNamed(lists.location, location),
      band: EXPERIENCE_BANDS.findIndex((band) => band === experience),
      employment: parseEmployment(employment) ?? USUAL_EMPLOYMENT,
    };
    if (company !== undefined && scope.company === null)
      return refusal(404, 'company_not_found', companyRefusals.notNamed);
    if (jobProfile !== undefined && scope.jobProfile === null)
      return refusal(404, 'job_profile_not_found', companyRefusals.jobProfileNotNamed);
    const isBeside = scope.location !== null && scope.band !== ANY_BAND;
    const leftOut = [
      ...(location !== undefined && scope.location === null ? (['location'] as const) : []),
      ...(experience !== undefined && (scope.band === ANY_BAND || isBeside) ? (['experience'] as const) : []),
      ...(employment !== undefined && parseEmployment(employment) === null ? (['employment'] as const) : []),
    ];
    return { ...scope, band: isBeside ? ANY_BAND : scope.band, leftOut };
  }

  #shown(items: readonly MemoryItem[], scopeOf: (id: number) => Partial<FigureScope>): readonly SalaryGroup[] {
    return this.#inOrder(
      items.toSorted((one, other) => one.id - other.id),
      scopeOf,
    )
      .map((group) => ({ ...group, key: urlNameOf(group.name) }))
      .sort((one, other) => other.figure.count - one.figure.count);
  }

  #inOrder(
    items: readonly { readonly id: number; readonly name: string }[],
    scopeOf: (id: number) => Partial<FigureScope>,
  ): readonly SalaryGroup[] {
    return items
      .map(({ id, name }) => ({ key: name, name, figure: this.#records.figureOf(scopeOf(id)) }))
      .filter(({ figure }) => figure.count > 0);
  }
}

function idsOf({ company, jobProfile, location, band, employment }: Scope): Partial<FigureScope> {
  return {
    employment,
    companyId: company?.id ?? ANY,
    jobProfileId: jobProfile?.id ?? ANY,
    locationId: location?.id ?? ANY,
    band,
  };
}

function pageOf(groups: readonly SalaryGroup[], page: number, limit: number): SalaryGroupPage {
  return { items: groups.slice((page - 1) * limit, page * limit), page, limit, total: groups.length };
}

function itemNamed(items: readonly MemoryItem[], key: string | undefined): MemoryItem | null {
  return items.find(({ name }) => urlNameOf(name) === key?.toLowerCase()) ?? null;
}

function itemOf(item: MemoryItem | null): SalaryItem | null {
  return item === null ? null : { key: urlNameOf(item.name), name: item.name };
}
