import type { CompanyPage, CompanySort } from '@/contract/generated/company';
import { MAX_COMPARED } from '@/core/kernel/common/compared.rules';
import { listedOptions } from '@/core/kernel/common/listed-options.rules';
import { meanRatingOf } from '@/core/kernel/figures/figures.rules';
import { shownMonth } from '@/core/kernel/figures/told-month.rules';
import { REVIEW_ASPECTS } from '@/core/research/reviews/review-aspect.rules';
import type { CompanyHandlers } from '@/server/contract/generated/company';
import type { Database } from '@/server/platform/database';
import { countCompanies, countCompanyOptions } from './company-counts';
import { presentCard } from './company-details.presenter';
import type { CompanyFilters } from './company-filters';
import { facetsOf, isUnfiltered, readCompanyFilters } from './company-filters';
import { allCompanies, filteredCompanies } from './company-list.queries';
import { comparedCompanies } from './compared-companies.queries';
import type { PageStart } from './list-starts';
import { ListStarts } from './list-starts';

type ListOperations = 'listCompanies' | 'listCompanyFilters' | 'compareCompanies';

export interface CompanyListDeps {
  readonly database: Database;
  readonly now: () => number;
}

export function createCompanyList({ database, now }: CompanyListDeps): Pick<CompanyHandlers, ListOperations> {
  const starts = new ListStarts(database, now);
  const readPage = (sort: CompanySort, filters: CompanyFilters, limit: number, { row, skipped }: PageStart) => {
    if (isUnfiltered(filters)) {
      const { first, later } = allCompanies[sort];
      return row === null ? database.query(first, limit, skipped) : database.query(later, limit, skipped, row);
    }
    const { first, later } = filteredCompanies[sort];
    const asked = [facetsOf(filters), filters.rating, limit, skipped] as const;
    return row === null ? database.query(first, ...asked) : database.query(later, ...asked, row);
  };

  return {
    async listCompanies({ query }) {
      const filters = await readCompanyFilters(database, query);
      const { sort, page, limit } = query;
      const [rows, counted] = await Promise.all([
        starts.startOf(sort, filters, (page - 1) * limit).then((start) => readPage(sort, filters, limit, start)),
        countCompanies(database, filters),
      ]);
      const body: CompanyPage = {
        items: rows.map(presentCard),
        page,
        limit,
        ...counted,
        ignored: [...filters.ignored],
        named: filters.named,
      };
      return { status: 200, body };
    },

    async listCompanyFilters({ query }) {
      return { status: 200, body: await countCompanyOptions(database, await readCompanyFilters(database, query)) };
    },

    async compareCompanies({ query }) {
      const names = listedOptions(query.companies.toLowerCase()).slice(0, MAX_COMPARED);
      const rows = await database.query(comparedCompanies, names, query.designation?.toLowerCase() ?? null);
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
          designation: row.role_name,
          median: row.role_median,
          margin: row.role_margin,
          count: row.role_count,
          newest: shownMonth(row.role_newest),
        },
      }));
      return { status: 200, body };
    },
  };
}
