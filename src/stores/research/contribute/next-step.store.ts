import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { Company } from '@/core/research/company/company';
import type { CompanyReading } from '@/core/research/company/company.port';
import type { ContributionKind } from '@/core/research/contribute/contribution-kind';
import type { OwnContributionList } from '@/core/research/contributions/contributions.port';
import type { OwnContribution, OwnContributions } from '@/core/research/contributions/own-contribution';
import { isUnderWay } from '@/core/research/contributions/showing-texts';
import type { SessionStore } from '@/stores/account/session/session.store';
import type { Personal } from '@/stores/kernel/common/personal';

type Listed = 'loading' | 'sent' | 'nothing' | 'unknown';

/** The state of the contribution in the address, by the user's list. `unasked`: the address names none. */
export type SentState = Listed | 'unasked' | 'guest';

/** The suggested step after a contribution. */
export class NextStepStore implements Personal {
  after: ContributionKind | null = null;
  company: Pick<Company, 'companyName' | 'urlName'> | null = null;
  /** Contributions with an expected change, including the one that was just sent. */
  underWay: readonly OwnContribution[] = [];
  private listed: Listed = 'loading';
  #urlName: string | null = null;
  readonly #companies: Pick<CompanyReading, 'getCompany'>;
  readonly #contributions: OwnContributionList;
  readonly #session: Pick<SessionStore, 'isLoggedIn'>;

  constructor(
    companies: Pick<CompanyReading, 'getCompany'>,
    contributions: OwnContributionList,
    session: Pick<SessionStore, 'isLoggedIn'>,
  ) {
    this.#companies = companies;
    this.#session = session;
    this.#contributions = contributions;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get sentState(): SentState {
    if (this.after === null) return 'unasked';
    return this.#session.isLoggedIn ? this.listed : 'guest';
  }

  async open(after: ContributionKind | null, company: string | null): Promise<void> {
    this.after = after;
    this.company = null;
    this.#urlName = company;
    this.forget();
    await this.load();
  }

  async load(): Promise<void> {
    const company = this.#urlName;
    const [answer, own] = await Promise.all([
      company === null ? null : this.#companies.getCompany({ urlName: company }),
      this.#session.isLoggedIn ? this.#contributions.listOwnContributions() : null,
    ]);
    this.loaded(answer?.ok ? answer.value : null, own);
  }

  forget(): void {
    this.listed = 'loading';
    this.underWay = [];
  }

  private loaded(company: Company | null, own: Result<OwnContributions, Failure> | null): void {
    this.company = company;
    if (own === null) return;
    const sent = (own.ok ? own.value.items : []).filter(
      (one) => one.kind === this.after && (company === null || one.companyUrlName === company.urlName),
    );
    this.underWay = sent.filter(isUnderWay);
    if (sent.length > 0) this.listed = 'sent';
    else this.listed = own.ok && isWhole(own.value) ? 'nothing' : 'unknown';
  }
}

/** Returns false for a list that is cut, or that may hide contributions inside a company that waits for a moderator. */
function isWhole({ items, total }: OwnContributions): boolean {
  return total === items.length && items.every(({ kind }) => kind !== 'company');
}
