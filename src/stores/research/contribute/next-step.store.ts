import { makeAutoObservable } from 'mobx';
import type { Company } from '@/core/research/company/company';
import type { CompanyReading } from '@/core/research/company/company.port';
import type { ContributionKind } from '@/core/research/contribute/contribution-kind';
import type { OwnContributionList } from '@/core/research/contributions/contributions.port';
import type { OwnContribution, OwnContributions } from '@/core/research/contributions/own-contribution';
import { isPending } from '@/core/research/contributions/showing-texts';
import type { SessionStore } from '@/stores/account/session/session.store';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

/** The state of the contribution in the address, by the user's list. `unasked`: the address names none. */
export type SentState = 'unasked' | 'guest' | 'loading' | 'sent' | 'nothing' | 'unknown';

/** The suggested step after a contribution. */
export class NextStepStore implements PersonalStore {
  after: ContributionKind | null = null;
  readonly #company: Loadable<Company, string>;
  readonly #own: Loadable<OwnContributions>;
  readonly #session: Pick<SessionStore, 'isLoggedIn'>;

  constructor(
    companies: Pick<CompanyReading, 'getCompany'>,
    contributions: OwnContributionList,
    session: Pick<SessionStore, 'isLoggedIn'>,
  ) {
    this.#company = new Loadable((urlName) => companies.getCompany({ urlName }));
    this.#own = new Loadable(() => contributions.listOwnContributions());
    this.#session = session;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get company(): Company | null {
    return this.#company.value;
  }

  get sentState(): SentState {
    if (this.after === null) return 'unasked';
    if (!this.#session.isLoggedIn) return 'guest';
    if (this.#own.failure !== null) return 'unknown';
    // Filters by company, because the address identifies the contribution only by it.
    if (this.#own.value === null || this.#company.isLoading) return 'loading';
    if (this.#sent.length > 0) return 'sent';
    return isWhole(this.#own.value) ? 'nothing' : 'unknown';
  }

  /** Contributions whose state will change by itself, including the one that was just sent. */
  get underWay(): readonly OwnContribution[] {
    return this.#sent.filter(isPending);
  }

  async open(after: ContributionKind | null, company: string | null): Promise<void> {
    this.after = after;
    this.#company.reset();
    await Promise.all([company === null ? null : this.#company.load(company), this.load()]);
  }

  /** Loads the user's list. */
  async load(): Promise<void> {
    if (this.#session.isLoggedIn) await this.#own.load();
  }

  forget(): void {
    this.#own.reset();
  }

  get #sent(): readonly OwnContribution[] {
    const { company } = this;
    return (this.#own.value?.items ?? []).filter(
      (one) => one.kind === this.after && (company === null || one.companyUrlName === company.urlName),
    );
  }
}

/**
 * Returns false for a truncated list, or one that may hide contributions inside a company that waits for a moderator.
 */
function isWhole({ items, total }: OwnContributions): boolean {
  return total === items.length && items.every(({ kind }) => kind !== 'company');
}
