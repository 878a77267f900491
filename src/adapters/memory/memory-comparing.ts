import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { ComparedCompany } from '@/core/compare/compared-company';
import type { Comparing } from '@/core/compare/comparison.port';
import { CommunityRecords } from './community-records';
import { CompanyRecords } from './company-records';
import type { MemoryBrowser } from './memory-browser';
import { companyCard } from './memory-company-card';

const MAX_COMPARED = 4;

/** Puts companies of a memory world side by side. */
export class MemoryComparing implements Comparing {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  compareCompanies(query: { readonly companies: string }): Promise<Result<readonly ComparedCompany[], Failure>> {
    return this.#browser.ask('compareCompanies', { query }, () => {
      const companies = this.#browser.world.records(CompanyRecords);
      const communities = this.#browser.world.records(CommunityRecords);
      const names = [...new Set(query.companies.split(',').map((name) => name.trim()))].filter((name) => name !== '');
      return ok(
        names.slice(0, MAX_COMPARED).flatMap((name) => {
          const company = companies.findByUrlName(name);
          if (company === null) return [];
          const community = communities.find({ type: 'company', entityId: company.companyId });
          return [
            {
              company: companyCard(company),
              interviewsCount: company.figures.interviews,
              benefitsCount: company.figures.benefits,
              photosCount: company.figures.photos,
              followersCount: community === null ? 0 : communities.followersOf(community),
              foundedYear: company.foundedYear,
              globalEmployeeCount: company.globalEmployeeCount,
              isClaimed: company.isClaimed,
            },
          ];
        }),
      );
    });
  }
}
