import type { MemoryItem } from '@/adapters/memory/kernel/catalog/catalog-records';
import { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { CommunityRecords } from '@/adapters/memory/talk/communities/community-records';
import { MAX_COMPARED } from '@/core/kernel/common/compared.rules';
import type { Failure } from '@/core/kernel/common/failure';
import { listedOptions } from '@/core/kernel/common/listed-options.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import type { ComparedCompany, ComparedPay, ComparedTopic } from '@/core/research/compare/compared-company';
import type { Comparing } from '@/core/research/compare/comparison.port';
import { REVIEW_ASPECTS } from '@/core/research/reviews/review-aspect.rules';
import { CompanyRecords } from '../company/company-records';
import { companyCard } from '../company/memory-company-card';
import { meanOf, ratingsOf } from '../reviews/memory-review-figures';
import { ReviewRecords } from '../reviews/review-records';
import { SalaryRecords } from '../salaries/salary-records';

export class MemoryComparing implements Comparing {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  compareCompanies(query: {
    readonly companies: string;
    readonly designation?: string;
  }): Promise<Result<readonly ComparedCompany[], Failure>> {
    return this.#browser.ask('compareCompanies', { query }, () => {
      const companies = this.#browser.world.records(CompanyRecords);
      const communities = this.#browser.world.records(CommunityRecords);
      const role = this.#roleOf(query.designation);
      const names = listedOptions(query.companies.toLowerCase());
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
              isClaimed: company.claimedIn !== null,
              topics: this.#topicsOf(company.companyId),
              pay: this.#payOf(company.companyId, role),
            },
          ];
        }),
      );
    });
  }

  #topicsOf(companyId: number): readonly ComparedTopic[] {
    const reviews = this.#browser.world.records(ReviewRecords).countedOf(companyId);
    return REVIEW_ASPECTS.flatMap((topic) => {
      const given = ratingsOf(reviews, topic);
      return given.length === 0 ? [] : [{ topic, rating: meanOf(given), count: given.length }];
    });
  }

  #roleOf(urlName: string | undefined): MemoryItem | null {
    const { jobProfile } = this.#browser.world.records(CatalogRecords).lists;
    return jobProfile.find(({ name }) => urlNameOf(name) === urlName?.toLowerCase()) ?? null;
  }

  #payOf(companyId: number, role: MemoryItem | null): ComparedPay {
    const scope = role === null ? { companyId } : { companyId, jobProfileId: role.id };
    const { median, medianMargin, count, newest } = this.#browser.world.records(SalaryRecords).figureOf(scope);
    return { designation: role?.name ?? null, median, margin: medianMargin, count, newest };
  }
}
