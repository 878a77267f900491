import { CareerRecords } from '@/adapters/memory/account/career-status/career-records';
import type { MemoryCollege } from '@/adapters/memory/kernel/catalog/catalog-records';
import { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { itemsBeginning, itemsLike } from '@/adapters/memory/kernel/world/memory-list-search';
import { LogoRecords } from '@/adapters/memory/trust/logos/logo-records';
import { searchKeyOf } from '@/core/kernel/catalog/search-key.rules';
import type { Failure } from '@/core/kernel/common/failure';
import { listedOptions } from '@/core/kernel/common/listed-options.rules';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import type {
  College,
  CollegeCard,
  CollegeFilter,
  CollegeFilterKey,
  CollegeFilterParameters,
  CollegeKind,
  CollegePage,
} from '@/core/research/colleges/college';
import { COLLEGE_KINDS, COLLEGE_OWNERSHIPS } from '@/core/research/colleges/college';
import { COLLEGE_FILTER_KEYS } from '@/core/research/colleges/college-filters';
import { collegeRefusals } from '@/core/research/colleges/college-refusals.rules';
import type { Colleges } from '@/core/research/colleges/colleges.port';
import { MAX_NEAR } from '@/core/research/company/company-limits.rules';
import { CompanyRecords } from '../company/company-records';
import { JobRecords } from '../jobs/job-records';

export class MemoryColleges implements Colleges {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  listColleges(
    query: CollegeFilterParameters & { readonly page?: number; readonly limit?: number },
  ): Promise<Result<CollegePage, Failure>> {
    return this.#browser.ask('listColleges', { query }, () => {
      const { q = '', page = 1, limit = PAGE_LENGTHS.page.usual } = query;
      const found = this.#passing(query);
      const near = found.length > 0 ? [] : itemsLike(this.#items, q).slice(0, MAX_NEAR).map(this.#cardOf);
      return ok({
        items: found.slice((page - 1) * limit, page * limit),
        page,
        limit,
        total: found.length,
        ignored: COLLEGE_FILTER_KEYS.flatMap((parameter) =>
          listedOptions(query[parameter])
            .filter((value) => !this.#optionsOf(parameter).some(({ urlName }) => urlName === value))
            .map((value) => ({ parameter, value })),
        ),
        near: near.map(({ urlName, name, city }) => ({ urlName, name, city })),
      });
    });
  }

  listCollegeFilters(query: CollegeFilterParameters): Promise<Result<readonly CollegeFilter[], Failure>> {
    return this.#browser.ask('listCollegeFilters', { query }, () =>
      ok(
        COLLEGE_FILTER_KEYS.map((key) => {
          const others = this.#passing({ ...query, [key]: '' });
          const options = this.#optionsOf(key).map((option) => ({
            ...option,
            count: others.filter((college) => optionOf(college, key) === option.urlName).length,
          }));
          const byCount = (one: { count: number; name: string }, other: { count: number; name: string }) =>
            other.count - one.count || one.name.localeCompare(other.name, 'en');
          return { key, options: key === 'state' ? options.toSorted(byCount) : options };
        }),
      ),
    );
  }

  getCollege(path: { readonly urlName: string }): Promise<Result<College, Failure>> {
    return this.#browser.ask('getCollege', { path }, () => {
      const item = this.#items.find(({ name }) => urlNameOf(name) === path.urlName.toLowerCase());
      if (item === undefined) return refusal(404, 'college_not_found', collegeRefusals.notFound);
      const { name, aliases = [] } = item;
      const place = this.#browser.world.records(CareerRecords).places.find((one) => one.name === name);
      const { nearbyCompanies: _nearby, ...facts } = this.#cardOf(item);
      return ok({
        ...facts,
        otherNames: aliases,
        domain: place?.domain ?? null,
        around: this.#around(item.detail ?? ''),
      });
    });
  }

  get #items(): readonly MemoryCollege[] {
    return this.#browser.world.records(CatalogRecords).lists.college;
  }

  #around(city: string): College['around'] {
    const { world } = this.#browser;
    if (!world.records(CatalogRecords).lists.location.some(({ name }) => name === city)) return null;
    const isThere = ({ name }: { readonly name: string }) => name === city;
    return {
      cityUrl: urlNameOf(city),
      companies: world
        .records(CompanyRecords)
        .all.filter(({ hq, offices }) => hq === city || offices.some((office) => office.city === city)).length,
      jobs: world.records(JobRecords).all.filter(({ locations }) => locations.some(isThere)).length,
    };
  }

  readonly #cardOf = ({ name, detail, ownership }: MemoryCollege): CollegeCard => {
    const cities = this.#browser.world.records(CatalogRecords).lists.location;
    const state = cities.find((city) => city.name === detail)?.detail ?? null;
    return {
      urlName: urlNameOf(name),
      name,
      city: detail ?? null,
      state,
      kind: kindOf(name),
      ownership: ownership ?? null,
      logo: this.#browser.world.records(LogoRecords).of({ owner: 'college', urlName: urlNameOf(name) }),
      nearbyCompanies: this.#around(detail ?? '')?.companies ?? 0,
    };
  };

  #passing(query: CollegeFilterParameters): readonly CollegeCard[] {
    const { q = '' } = query;
    const named = searchKeyOf(q) === '' ? this.#items : itemsBeginning(this.#items, q);
    const byName = (one: CollegeCard, other: CollegeCard) => one.name.localeCompare(other.name, 'en');
    const passes = (college: CollegeCard) =>
      COLLEGE_FILTER_KEYS.every((key) => {
        const chosen = this.#known(key, query[key]);
        return chosen.length === 0 || chosen.includes(optionOf(college, key) ?? '');
      });
    return named.map(this.#cardOf).filter(passes).toSorted(byName);
  }

  #known(key: CollegeFilterKey, list: string | undefined): readonly string[] {
    return listedOptions(list).filter((part) => this.#optionsOf(key).some(({ urlName }) => urlName === part));
  }

  #optionsOf(key: CollegeFilterKey): readonly { readonly urlName: string; readonly name: string }[] {
    const colleges = this.#items.map(this.#cardOf);
    const order: Readonly<Record<CollegeFilterKey, readonly string[]>> = {
      state: [...new Set(colleges.flatMap(({ state }) => state ?? []))],
      kind: COLLEGE_KINDS,
      ownership: COLLEGE_OWNERSHIPS,
    };
    return order[key]
      .map((name) => ({ urlName: key === 'state' ? urlNameOf(name) : name, name }))
      .filter(({ urlName }) => colleges.some((college) => optionOf(college, key) === urlName));
  }
}

function optionOf(college: CollegeCard, key: CollegeFilterKey): string | null {
  return key === 'state' && college.state !== null ? urlNameOf(college.state) : college[key];
}

function kindOf(name: string): CollegeKind {
  return COLLEGE_KINDS.find((kind) => name.toLowerCase().includes(kind.slice(0, -1))) ?? 'other';
}
