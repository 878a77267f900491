import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { itemsBeginning, itemsLike } from '@/adapters/memory/kernel/world/memory-list-search';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { CommunityRecords } from '@/adapters/memory/talk/communities/community-records';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { LogoRecords } from '@/adapters/memory/trust/logos/logo-records';
import { searchKeyOf } from '@/core/kernel/catalog/search-key.rules';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { Company } from '@/core/research/company/company';
import type { CompanyReading } from '@/core/research/company/company.port';
import { earnedBadgesOf, FOLLOWER_STEP } from '@/core/research/company/company-badges.rules';
import type { CompanyCard, RelatedCompany } from '@/core/research/company/company-card';
import type { CompanyCounts } from '@/core/research/company/company-counts';
import type { CompanyDetails, Office, OfficePage } from '@/core/research/company/company-details';
import { MAX_NEAR, MAX_NEIGHBOURS } from '@/core/research/company/company-limits.rules';
import { companyRefusals } from '@/core/research/company/company-refusals.rules';
import type { CompanySection } from '@/core/research/company/company-sections.rules';
import { communityKeyOf } from '@/core/talk/communities/user-communities';
import { InvitedRecords } from '../employer/invited-records';
import type { MemoryCompany } from './company-records';
import { CompanyRecords } from './company-records';
import { companyCard, ratingOf } from './memory-company-card';

const RELATIONS = ['parent', 'subsidiary', 'associate'];

type UrlName = { readonly urlName: string };

export class MemoryCompanies implements CompanyReading {
  readonly #browser: MemoryBrowser;
  readonly #companies: CompanyRecords;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
    this.#companies = browser.world.records(CompanyRecords);
  }

  getCompany(path: UrlName): Promise<Result<Company, Failure>> {
    return this.#about('getCompany', path, (company, viewer) => this.#present(company, viewer));
  }

  listNearCompanies(query: { readonly name: string }): Promise<Result<readonly CompanyCard[], Failure>> {
    return this.#browser.ask('listNearCompanies', { query }, () => {
      const items = this.#companies.all.map((company) => ({
        ...company,
        id: company.companyId,
        name: company.companyName,
      }));
      const [first = ''] = searchKeyOf(query.name).split(' ');
      const near = [...new Set([...itemsBeginning(items, first), ...itemsLike(items, query.name, true)])];
      return ok(near.slice(0, MAX_NEAR).map(companyCard));
    });
  }

  getCompanyDetails(path: UrlName): Promise<Result<CompanyDetails, Failure>> {
    return this.#about('getCompanyDetails', path, (company) => ({
      foundedYear: company.foundedYear,
      indianEmployeeCount: company.indianEmployeeCount,
      globalEmployeeCount: company.globalEmployeeCount,
      headQuarter: company.hq,
      locations: [...new Set(company.offices.map(({ city }) => city))],
      website: null,
      primaryIndustry: company.industry,
      secondaryIndustry: null,
      careerSiteUrl: null,
      naukriCompanyPageUrl: null,
      contactNumber: null,
      emailId: null,
      socialMedia: [],
      ...company.details,
    }));
  }

  getCompanyCounts(path: UrlName): Promise<Result<CompanyCounts, Failure>> {
    return this.#about('getCompanyCounts', path, (company) => this.#countsOf(company));
  }

  getOrganisation(path: UrlName): Promise<Result<readonly RelatedCompany[], Failure>> {
    return this.#about('getOrganisation', path, ({ related }) =>
      related
        .flatMap(({ kind, companyId }) => {
          const company = this.#companies.find(companyId);
          return company === null ? [] : [{ kind, company: companyCard(company) }];
        })
        .toSorted(
          (one, other) =>
            RELATIONS.indexOf(one.kind) - RELATIONS.indexOf(other.kind) ||
            one.company.companyName.localeCompare(other.company.companyName, 'en'),
        ),
    );
  }

  listOffices(path: UrlName): Promise<Result<readonly Office[], Failure>> {
    return this.#about('listOffices', path, ({ offices }) => offices);
  }

  getOffice(path: UrlName & { readonly locationUrl: string }): Promise<Result<OfficePage, Failure>> {
    return this.#browser.ask('getOffice', { path }, () => {
      const company = this.#companies.findByUrlName(path.urlName);
      if (company === null) return companyNotFound();
      const office = company.offices.find(({ locationUrl }) => locationUrl === path.locationUrl.toLowerCase());
      if (office === undefined) return refusal(404, 'office_not_found', companyRefusals.officeNotFound);
      const neighbours = this.#companies.all
        .filter(
          ({ companyId, offices }) =>
            companyId !== company.companyId && offices.some(({ city }) => city === office.city),
        )
        .toSorted((one, other) => other.figures.reviews - one.figures.reviews || one.companyId - other.companyId);
      return ok({ office, neighbours: neighbours.slice(0, MAX_NEIGHBOURS).map(companyCard) });
    });
  }

  listCompanySections(path: UrlName): Promise<Result<readonly CompanySection[], Failure>> {
    return this.#about('listCompanySections', path, ({ sections }) => sections);
  }

  #about<Value>(
    operationId: string,
    path: UrlName,
    present: (company: MemoryCompany, viewer: MemoryUser | null) => Value,
  ): Promise<Result<Value, Failure>> {
    return this.#browser.ask(operationId, { path }, (viewer) => {
      const company = this.#companies.findByUrlName(path.urlName);
      return company === null ? companyNotFound() : ok(present(company, viewer));
    });
  }

  #present(company: MemoryCompany, viewer: MemoryUser | null): Company {
    const communities = this.#browser.world.records(CommunityRecords);
    const ref = { type: 'company', entityId: company.companyId } as const;
    const community = communities.find(ref);
    const followers = community === null ? 0 : communities.followersOf(community);
    const stepOf = (count: number) => Math.floor(count / FOLLOWER_STEP);
    const ahead = communities.all.filter(
      (other) => other.type === 'company' && stepOf(communities.followersOf(other)) > stepOf(followers),
    );
    return {
      companyId: company.companyId,
      urlName: company.urlName,
      companyName: company.companyName,
      industry: company.industry,
      about: company.about,
      logo: this.#browser.world.records(LogoRecords).of({ owner: 'company', urlName: company.urlName }),
      coverPhoto: null,
      rating: ratingOf(company),
      reviewsCount: company.figures.reviews,
      newestReview: company.figures.newestReview,
      followersCount: followers,
      photosCount: company.figures.photos,
      relationsCount: company.related.length,
      isClaimed: company.claimedIn !== null,
      claimedIn: company.claimedIn,
      invited: this.#browser.world.records(InvitedRecords).shareOf(company.companyId),
      infoTags: company.infoTags,
      badges: earnedBadgesOf(followers, ahead.length),
      hq: company.hq,
      indianEmployeeCount: company.indianEmployeeCount,
      globalEmployeeCount: company.globalEmployeeCount,
      socialLinks: company.details.socialMedia ?? [],
      officeLocations: company.offices.map(({ city, locationUrl }) => ({ city, locationUrl })),
      foundedYear: company.foundedYear,
      counts: this.#countsOf(company),
      isFollowed: viewer !== null && communities.followedBy(viewer).has(communityKeyOf(ref)),
    };
  }

  #countsOf({ companyId, figures }: MemoryCompany): CompanyCounts {
    const key = communityKeyOf({ type: 'company', entityId: companyId });
    const posts = this.#browser.world.records(PostRecords).all.filter(({ status }) => status === 'LIVE');
    return {
      totalReviews: figures.reviews,
      totalSalaries: figures.salaries,
      totalInterviews: figures.interviews,
      questionsCount: figures.questions,
      benefitsCount: figures.benefits,
      totalReviewsWithBenefits: figures.reviewsWithBenefits,
      photosCount: figures.photos,
      jobsLive: figures.jobs,
      postsCount: posts.filter((post) => communityKeyOf(post.community) === key).length,
    };
  }
}

export function companyNotFound(): Refusal {
  return refusal(404, 'company_not_found', companyRefusals.notFound);
}
