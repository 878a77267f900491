import type { CompanyFilter, CompanyFilterKey, CompanyPage } from '@/contract/generated/company';
import { MAX_COMPARED } from '@/core/compare/compare.rules';
import { meanRatingOf } from '@/core/figures/figures.rules';
import { REVIEW_ASPECTS } from '@/core/reviews/review-aspect.rules';
import type { CompanyHandlers } from '@/server/contract/generated/company';
import type { Database } from '@/server/platform/database';
import { presentCard } from './company-details.presenter';
import { companiesPassing, comparedCompanies, countPassing, filterOptions, knownOptions } from './company-list.queries';

type ListOperations = 'listCompanies' | 'listCompanyFilters' | 'compareCompanies';

/** Filters as a call names them. */
interface Filters {
  readonly city?: string | undefined;
  readonly industry?: string | undefined;
  readonly size?: string | undefined;
  readonly rating?: number | undefined;
  readonly hiring?: boolean | undefined;
}

const LISTED = ['city', 'industry', 'size'] as const;
const KEYS: readonly CompanyFilterKey[] = ['city', 'industry', 'size', 'rating', 'hiring'];

/** The list of companies with its filters, and companies side by side. */
export function createCompanyList(database: Database): Pick<CompanyHandlers, ListOperations> {
  /** Returns the values of the statements, and the options that do not exist. */
  async function known(filters: Filters) {
    const asked = { city: partsOf(filters.city), industry: partsOf(filters.industry), size: partsOf(filters.size) };
    const isEmpty = LISTED.every((key) => asked[key].length === 0);
    const rows = isEmpty ? [] : await database.query(knownOptions, asked.city, asked.industry, asked.size);
    const existing = (key: (typeof LISTED)[number]) =>
      asked[key].filter((name) => rows.some((row) => row.key === key && row.url_name === name));
    const rating = filters.rating === undefined ? null : Math.round(filters.rating * 10);
    return {
      values: [existing('city'), existing('industry'), existing('size'), rating, filters.hiring ?? false] as const,
      ignored: LISTED.flatMap((parameter) => {
        const kept = existing(parameter);
        return asked[parameter].filter((name) => !kept.includes(name)).map((value) => ({ parameter, value }));
      }),
    };
  }

  return {
    async listCompanies({ query }) {
      const { values, ignored } = await known(query);
      const { sort, page, limit } = query;
      const [rows, [counted]] = await Promise.all([
        database.query(companiesPassing, ...values, sort, limit, (page - 1) * limit),
        database.query(countPassing, ...values),
      ]);
      const { total, unrated } = counted ?? { total: 0, unrated: 0 };
      const body: CompanyPage = { items: rows.map(presentCard), page, limit, total, unrated, ignored };
      return { status: 200, body };
    },

    async listCompanyFilters({ query }) {
      const { values } = await known(query);
      const rows = await database.query(filterOptions, ...values);
      const body: CompanyFilter[] = KEYS.map((key) => ({
        key,
        options: rows
          .filter((row) => row.key === key)
          .map(({ url_name, name, count }) => ({ urlName: url_name, name, count })),
      }));
      return { status: 200, body };
    },

    async compareCompanies({ query }) {
      const names = partsOf(query.companies.toLowerCase()).slice(0, MAX_COMPARED);
      const rows = await database.query(comparedCompanies, names);
      const body = rows.map((row) => ({
        company: presentCard(row),
        interviewsCount: row.interviews,
        benefitsCount: row.benefits,
        photosCount: row.photos,
        followersCount: row.followers,
        foundedYear: row.founded_year,
        globalEmployeeCount: row.global_employees,
        isClaimed: row.is_claimed,
        topics: REVIEW_ASPECTS.flatMap((topic) => {
          const rated = row.topics.find((one) => one.topic === topic);
          return rated === undefined
            ? []
            : [{ topic, rating: meanRatingOf(rated.total, rated.count), count: rated.count }];
        }),
        pay: {
          median: row.paid_median,
          count: row.paid_count,
          newest: row.paid_newest,
        },
      }));
      return { status: 200, body };
    },
  };
}

function partsOf(list = ''): readonly string[] {
  return [...new Set(list.split(',').map((part) => part.trim()))].filter((part) => part !== '');
}
