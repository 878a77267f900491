import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { Failure } from '@/core/kernel/common/failure';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { AwardCategory, AwardList, CompanyAward } from '@/core/research/awards/award';
import { EDITIONS, MIN_REVIEWS } from '@/core/research/awards/award.rules';
import { awardRefusals } from '@/core/research/awards/award-refusals.rules';
import type { Awards } from '@/core/research/awards/awards.port';
import { CompanyRecords } from '../company/company-records';
import { AwardRecords } from './award-records';

export class MemoryAwards implements Awards {
  readonly #browser: MemoryBrowser;
  readonly #records: AwardRecords;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
    this.#records = browser.world.records(AwardRecords);
  }

  listAwards(query: {
    readonly year: number;
    readonly category?: string;
    readonly page?: number;
    readonly limit?: number;
  }): Promise<Result<AwardList, Failure>> {
    const { year, page = 1, limit = PAGE_LENGTHS.page.usual } = query;
    return this.#browser.ask('listAwards', { query }, () => {
      const categories = this.#categoriesOf(year);
      const category = categories.find(({ urlName }) => urlName === (query.category ?? categories[0]?.urlName));
      const isUnknown = query.category !== undefined && category === undefined;
      if (isUnknown || !EDITIONS.some((edition) => edition === year)) {
        return refusal(404, 'awards_not_found', awardRefusals.listUnknown);
      }
      const { lists, countedOn } = this.#records;
      const places = this.#listOf(year, category?.urlName)?.places ?? [];
      const before = this.#listOf(year - 1, category?.urlName)?.places ?? [];
      return ok({
        year,
        from: `${year - 1}-01-01`,
        to: `${year - 1}-12-31`,
        countedOn: categories.length === 0 ? null : countedOn,
        minReviews: MIN_REVIEWS,
        editions: EDITIONS.filter((edition) => lists.some((list) => list.year === edition)).map((edition) => ({
          year: edition,
          companies: this.#companiesIn(edition).size,
        })),
        categories,
        category: category ?? null,
        items: places.slice((page - 1) * limit, page * limit).map((place) => ({
          ...place,
          rankBefore: before.find(({ company }) => company.urlName === place.company.urlName)?.rank ?? null,
        })),
        page,
        limit,
        total: places.length,
      });
    });
  }

  listCompanyAwards(path: { readonly urlName: string }): Promise<Result<readonly CompanyAward[], Failure>> {
    return this.#browser.ask('listCompanyAwards', { path }, () => {
      const company = this.#browser.world.records(CompanyRecords).findByUrlName(path.urlName);
      if (company === null) return refusal(404, 'company_not_found', awardRefusals.companyUnknown);
      const awards = this.#records.lists.flatMap(({ year, category, places }) =>
        places
          .filter((place) => place.company.urlName === company.urlName)
          .map(({ rank, isShared, score, uncertainty, reviews }) => ({
            year,
            category,
            rank,
            isShared,
            companies: places.length,
            score,
            uncertainty,
            reviews,
          })),
      );
      return ok(awards.toSorted((one, other) => other.year - one.year || one.rank - other.rank));
    });
  }

  #listOf(year: number, category: string | undefined) {
    return this.#records.lists.find((list) => list.year === year && list.category.urlName === category);
  }

  #companiesIn(year: number): ReadonlySet<string> {
    const lists = this.#records.lists.filter((list) => list.year === year);
    return new Set(lists.flatMap(({ places }) => places.map(({ company }) => company.urlName)));
  }

  #categoriesOf(year: number): readonly AwardCategory[] {
    return this.#records.lists
      .filter((list) => list.year === year)
      .map(({ category, places }) => ({ ...category, companies: places.length }))
      .sort((one, other) => other.companies - one.companies || one.name.localeCompare(other.name));
  }
}
