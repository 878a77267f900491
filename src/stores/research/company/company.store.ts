import { makeAutoObservable } from 'mobx';
import type { Company, CompanyBasics, CompanyHeaderData } from '@/core/research/company/company';
import type { CompanyReading } from '@/core/research/company/company.port';
import type { CompanyBadge } from '@/core/research/company/company-badges.rules';
import { badgesOf } from '@/core/research/company/company-badges.rules';
import type { CountedPart, ThingCounts } from '@/core/research/company/company-counts';
import { partsToRead, thingCountsOf } from '@/core/research/company/company-counts';
import type { Community, CommunityRef } from '@/core/talk/communities/community';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { Personal } from '@/stores/kernel/common/personal';
import type { CommunitiesStore } from '@/stores/talk/communities/communities.store';

/** The company whose page is open; all its tabs share it, and the next tab finds it loaded (EN-CO-CONTEXT, with the facts). */
export class CompanyStore implements Personal {
  /** As the address has it; null before a company's page is open. */
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

  /** Null until it is loaded, and if there is none. */
  get company(): Company | null {
    return this.#head.value;
  }

  /** Null until it is loaded, like all that follows of it. */
  get companyId(): number | null {
    return this.company?.companyId ?? null;
  }

  get companyName(): string | null {
    return this.company?.companyName ?? null;
  }

  /** Null if it has none, too. */
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

  /** The counts of the tabs. */
  get tabStats(): ThingCounts {
    return thingCountsOf(this.company?.counts ?? {});
  }

  /** The other things to read, for the foot of every tab. */
  get footerStats(): readonly CountedPart[] {
    return partsToRead(this.tabStats);
  }

  /** The one name that addresses of the company use; null until it is loaded. */
  get companyUrlName(): string | null {
    return this.company?.urlName ?? null;
  }

  get isFollowed(): boolean {
    return this.company !== null && this.#communities.isFollowed(communityOf(this.company));
  }

  /** The followers, the user's own press included at once. */
  get followersCount(): number {
    if (this.company === null) return 0;
    const { followersCount, isFollowed } = this.company;
    return followersCount + Number(this.isFollowed) - Number(isFollowed);
  }

  get badges(): readonly CompanyBadge[] {
    return this.company === null ? [] : badgesOf(this.company.badges, this.followersCount);
  }

  /** Opens a company by its name in the address; it stays if it is open already. */
  async open(urlName: string): Promise<void> {
    const isOpen = this.urlName === urlName || this.companyUrlName === urlName;
    this.urlName = urlName;
    if (!isOpen || this.#head.failure !== null) await this.#head.load({ urlName });
    else if (this.company === null) await this.#head.loadOnce({ urlName });
    else void this.recount(urlName);
  }

  /** Loads the counts of the tabs again, as others add to them while the user goes from tab to tab. */
  private async recount(urlName: string): Promise<void> {
    const answer = await this.#companies.getCompanyCounts({ urlName });
    if (answer.ok) this.#head.change((company) => ({ ...company, counts: answer.value }));
  }

  /** Loads the company again. */
  async refresh(): Promise<void> {
    if (this.urlName !== null) await this.#head.refresh({ urlName: this.urlName });
  }

  /** The community of the company; null while it is not known. */
  get community(): Community | null {
    const { company, followersCount: followers, isFollowed: followed } = this;
    if (company === null) return null;
    const { companyName: name, urlName: slug, logo, counts } = company;
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
