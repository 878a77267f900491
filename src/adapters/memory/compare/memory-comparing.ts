import type { Failure } from '@/core/common/failure';
import { listedOptions } from '@/core/common/listed-options.rules';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import { MAX_COMPARED } from '@/core/compare/compare.rules';
import type { ComparedCompany, ComparedPay, ComparedTopic } from '@/core/compare/compared-company';
import type { Comparing } from '@/core/compare/comparison.port';
import { urlNameOf } from '@/core/formatting/url-name.rules';
import { REVIEW_ASPECTS } from '@/core/reviews/review-aspect.rules';
import type { MemoryItem } from '../catalog/catalog-records';
import { CatalogRecords } from '../catalog/catalog-records';
import { CommunityRecords } from '../communities/community-records';
import { CompanyRecords } from '../company/company-records';
import { companyCard } from '../company/memory-company-card';
import { meanOf, ratingsOf } from '../reviews/memory-review-figures';
import { ReviewRecords } from '../reviews/review-records';
import { SalaryRecords } from '../salaries/salary-records';
import type { MemoryBrowser } from '../world/memory-browser';

/** Puts companies of a memory world side by side. */
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
              isClaimed: company.isClaimed,
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
