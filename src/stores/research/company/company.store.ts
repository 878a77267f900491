import { makeAutoObservable } from 'mobx';
import type { Company, CompanyBasics, CompanyHeaderData } from '@/core/research/company/company';
import type { CompanyReading } from '@/core/research/company/company.port';
import type { CompanyBadge } from '@/core/research/company/company-badges.rules';
import { badgesOf } from '@/core/research/company/company-badges.rules';
import type { CompanyCountsByKind, CountedPart } from '@/core/research/company/company-counts';
import { countsByKindOf, partsToRead } from '@/core/research/company/company-counts';
import type { Community, CommunityRef } from '@/core/talk/communities/community';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { CommunitiesStore } from '@/stores/talk/communities/communities.store';

/**
 * The company whose page is open. All its tabs share it, so the next tab finds it loaded (EN-CO-CONTEXT, with the
 * facts).
 */
export class CompanyStore implements PersonalStore {
  urlName: string | null = null;
  readonly #head: Loadable<Company, { readonly urlName: string }>;
  readonly #companies: CompanyReading;
  readonly #communities: Pick<CommunitiesStore, 'isFollowed'>;

  constructor(companies: CompanyReading, communities: Pick<CommunitiesStore, 'isFollowed'>) {
    this.#companies = companies;
    this.#communities = communities;
    this.#head = new Loadable((path) => companies.getCompany(path));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): LoadState<Company> {
    return this.#head.state;
  }

  get company(): Company | null {
    return this.#head.value;
  }

  get companyId(): number | null {
    return this.company?.companyId ?? null;
  }

  get companyName(): string | null {
    return this.company?.companyName ?? null;
  }

  get logo(): string | null {
    return this.company?.logo ?? null;
  }

  get basicInfo(): CompanyBasics | null {
    if (this.company === null) return null;
    const { about, industry, infoTags, hq, foundedYear, indianEmployeeCount, globalEmployeeCount } = this.company;
    return { about, industry, infoTags, hq, foundedYear, indianEmployeeCount, globalEmployeeCount };
  }

  get headerData(): CompanyHeaderData | null {
    if (this.company === null) return null;
    const { rating, reviewsCount, newestReview } = this.company;
    return { rating, reviewsCount, newestReview };
  }

  get tabStats(): CompanyCountsByKind {
    return countsByKindOf(this.company?.counts ?? {});
  }

  get footerStats(): readonly CountedPart[] {
    return partsToRead(this.tabStats);
  }

  get companyUrlName(): string | null {
    return this.company?.urlName ?? null;
  }

  get isFollowed(): boolean {
    return this.company !== null && this.#communities.isFollowed(communityOf(this.company));
  }

  get badges(): readonly CompanyBadge[] {
    return this.company === null ? [] : badgesOf(this.company.badges, this.company.followersCount);
  }

  async open(urlName: string): Promise<void> {
    const isOpen = this.urlName === urlName || this.companyUrlName === urlName;
    this.urlName = urlName;
    if (!isOpen || this.#head.failure !== null) await this.#head.load({ urlName });
    else if (this.company === null) await this.#head.loadOnce({ urlName });
    else void this.recount(urlName);
  }

  /** Reloads the counts, since other users may have contributed while the user changes tabs. */
  private async recount(urlName: string): Promise<void> {
    const answer = await this.#companies.getCompanyCounts({ urlName });
    if (answer.ok) this.#head.change((company) => ({ ...company, counts: answer.value }));
  }

  async refresh(): Promise<void> {
    if (this.urlName !== null) await this.#head.refresh({ urlName: this.urlName });
  }

  get community(): Community | null {
    const { company, isFollowed: followed } = this;
    if (company === null) return null;
    const { companyName: name, urlName: slug, logo, counts, followersCount: followers } = company;
    const topicMeta = { posts: counts.postsCount ?? 0, followers };
    return { ...communityOf(company), name, slug, logo, topicMeta, followed };
  }

  forget(): void {
    this.#head.change((company) => ({ ...company, isFollowed: false }));
  }
}

function communityOf({ companyId }: Company): CommunityRef {
  return { type: 'company', entityId: companyId };
}
