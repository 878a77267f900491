import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { ratingLowerBound } from '@/adapters/memory/kernel/world/rating-lower-bound';
import type { Failure } from '@/core/kernel/common/failure';
import { listedOptions } from '@/core/kernel/common/listed-options.rules';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { isGroup } from '@/core/kernel/figures/figures.rules';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import type { CompanyListing } from '@/core/research/company/company.port';
import type {
  CompanyFilter,
  CompanyFilterKey,
  CompanyFilterParameters,
  CompanyPage,
  CompanySort,
} from '@/core/research/company/company-filters';
import { COMPANY_FILTER_KEYS } from '@/core/research/company/company-filters';
import { RATING_STEPS } from '@/core/research/company/company-limits.rules';
import type { MemoryCompany } from './company-records';
import { CompanyRecords } from './company-records';
import { companyCard } from './memory-company-card';

const LISTED = ['city', 'industry', 'size'] as const;

type Chosen = Readonly<Record<(typeof LISTED)[number], readonly string[]>> & {
  readonly rating: number | undefined;
  readonly hiring: boolean;
};

export class MemoryCompanyListing implements CompanyListing {
  readonly #browser: MemoryBrowser;
  readonly #companies: CompanyRecords;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
    this.#companies = browser.world.records(CompanyRecords);
  }

  listCompanies(
    query: CompanyFilterParameters & { readonly sort?: CompanySort; readonly page?: number; readonly limit?: number },
  ): Promise<Result<CompanyPage, Failure>> {
    return this.#browser.ask('listCompanies', { query }, () => {
      const { sort = 'reviews', page = 1, limit = PAGE_LENGTHS.page.usual } = query;
      const { chosen, ignored } = this.#known(query);
      const passing = this.#companies.all.filter((company) => passes(company, chosen));
      const unrated =
        chosen.rating === undefined
          ? []
          : this.#companies.all.filter(
              (company) => !isGroup(company.figures.reviews) && passes(company, chosen, 'rating'),
            );
      const items = passing.toSorted(orders[sort]).slice((page - 1) * limit, page * limit);
      return ok({
        items: items.map(companyCard),
        page,
        limit,
        total: passing.length,
        unrated: unrated.length,
        ignored,
        named: { city: this.#onlyName('city', chosen), industry: this.#onlyName('industry', chosen) },
      });
    });
  }

  listCompanyFilters(query: CompanyFilterParameters): Promise<Result<readonly CompanyFilter[], Failure>> {
    return this.#browser.ask('listCompanyFilters', { query }, () => {
      const { chosen } = this.#known(query);
      return ok(
        (['city', 'industry', 'size', 'rating', 'hiring'] as const).map((key) => {
          const others = this.#companies.all.filter((company) => passes(company, chosen, key));
          const options = this.#optionsOf(key).map(({ urlName, name }) => {
            const alone = { ...noneChosen, ...choiceOf(key, urlName) };
            return { urlName, name, count: others.filter((company) => passes(company, alone)).length };
          });
          const isRanked = key === 'city' || key === 'industry';
          const byCount = (one: { count: number; name: string }, other: { count: number; name: string }) =>
            other.count - one.count || one.name.localeCompare(other.name, 'en');
          return { key, options: isRanked ? options.toSorted(byCount) : options };
        }),
      );
    });
  }

  #optionsOf(key: CompanyFilterKey): readonly { readonly urlName: string; readonly name: string }[] {
    const same = (name: string) => ({ urlName: name, name });
    const { all } = this.#companies;
    switch (key) {
      case 'city':
        return unique(all.flatMap(({ offices }) => offices.map(({ city }) => city))).map(named);
      case 'industry':
        return unique(all.map(({ industry }) => industry)).map(named);
      case 'size':
        return unique(all.flatMap(({ indianEmployeeCount }) => indianEmployeeCount ?? [])).map(same);
      case 'rating':
        return RATING_STEPS.map(String).map(same);
      case 'hiring':
        return [same('true')];
    }
  }

  #onlyName(key: 'city' | 'industry', chosen: Chosen): string | null {
    const [urlName, ...more] = chosen[key];
    if (more.length > 0) return null;
    const headOffices = this.#companies.all.map(({ hq }) => named(hq));
    const options = key === 'city' ? [...this.#optionsOf(key), ...headOffices] : this.#optionsOf(key);
    return options.find((option) => option.urlName === urlName)?.name ?? null;
  }

  #known(query: CompanyFilterParameters): { readonly chosen: Chosen; readonly ignored: CompanyPage['ignored'] } {
    const asked = (key: (typeof LISTED)[number]) => listedOptions(query[key]);
    const exists = (key: (typeof LISTED)[number], name: string) =>
      this.#optionsOf(key).some(({ urlName }) => urlName === name) ||
      (key === 'city' && this.#companies.all.some(({ hq }) => urlNameOf(hq) === name));
    const kept = (key: (typeof LISTED)[number]) => asked(key).filter((name) => exists(key, name));
    return {
      chosen: {
        city: kept('city'),
        industry: kept('industry'),
        size: kept('size'),
        rating: query.rating,
        hiring: query.hiring ?? false,
      },
      ignored: LISTED.flatMap((parameter) =>
        asked(parameter)
          .filter((name) => !exists(parameter, name))
          .map((value) => ({ parameter, value })),
      ),
    };
  }
}

const noneChosen: Chosen = { city: [], industry: [], size: [], rating: undefined, hiring: false };

function choiceOf(key: CompanyFilterKey, urlName: string): Partial<Chosen> {
  if (key === 'rating') return { rating: Number(urlName) };
  return key === 'hiring' ? { hiring: true } : { [key]: [urlName] };
}

function passes(company: MemoryCompany, chosen: Chosen, without?: CompanyFilterKey): boolean {
  const { figures, offices, hq, industry, indianEmployeeCount } = company;
  const cities = [hq, ...offices.map(({ city }) => city)].map(urlNameOf);
  const tests: Readonly<Record<CompanyFilterKey, boolean>> = {
    city: chosen.city.length === 0 || chosen.city.some((city) => cities.includes(city)),
    industry: chosen.industry.length === 0 || chosen.industry.includes(urlNameOf(industry)),
    size: chosen.size.length === 0 || (indianEmployeeCount !== null && chosen.size.includes(indianEmployeeCount)),
    rating:
      chosen.rating === undefined ||
      (isGroup(figures.reviews) && figures.ratingTotal >= chosen.rating * figures.reviews),
    hiring: !chosen.hiring || figures.jobs > 0,
  };
  return COMPANY_FILTER_KEYS.every((key) => key === without || tests[key]);
}

const byReviews = (one: MemoryCompany, other: MemoryCompany) =>
  other.figures.reviews - one.figures.reviews || one.companyId - other.companyId;
const surestOf = ({ figures }: MemoryCompany) => ratingLowerBound(figures.ratingTotal, figures.reviews);

const orders: Readonly<Record<CompanySort, (one: MemoryCompany, other: MemoryCompany) => number>> = {
  reviews: byReviews,
  rating: (one, other) => surestOf(other) - surestOf(one) || byReviews(one, other),
  name: (one, other) => one.companyName.localeCompare(other.companyName, 'en'),
};

function named(name: string) {
  return { urlName: urlNameOf(name), name };
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}
