import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { Company } from '@/core/research/company/company';
import type { CompanyReading } from '@/core/research/company/company.port';
import type { PromptType } from '@/core/research/contribute/prompts';
import type { OwnContributionList } from '@/core/research/contributions/contributions.port';
import type { OwnContribution, OwnContributions } from '@/core/research/contributions/own-contribution';
import { isUnderWay } from '@/core/research/contributions/showing-texts';
import type { SessionStore } from '@/stores/account/session/session.store';

/** The suggested step after a contribution. */
export class NextStepStore {
  after: PromptType | null = null;
  company: Pick<Company, 'companyName' | 'urlName'> | null = null;
  /** True if this user has certainly sent nothing of this kind, for this company if one is named. */
  private hasSentNothing = false;
  /** Contributions with an expected change, including the one that was just sent. */
  underWay: readonly OwnContribution[] = [];
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

  get isThanked(): boolean {
    return this.after !== null && !this.hasSentNothing;
  }

  async open(after: PromptType | null, company: string | null): Promise<void> {
    this.after = after;
    this.company = null;
    this.hasSentNothing = false;
    this.underWay = [];
    const [answer, own] = await Promise.all([
      company === null ? null : this.#companies.getCompany({ urlName: company }),
      this.#session.isLoggedIn ? this.#contributions.listOwnContributions() : null,
    ]);
    this.opened(answer?.ok ? answer.value : null, own);
  }

  private opened(company: Company | null, own: Result<OwnContributions, Failure> | null): void {
    this.company = company;
    const sent = (own?.ok ? own.value.items : []).filter(
      (one) => one.kind === this.after && (company === null || one.companyUrlName === company.urlName),
    );
    this.hasSentNothing = own === null || (own.ok && sent.length === 0 && isWhole(own.value));
    this.underWay = sent.filter(isUnderWay);
  }
}

/** Returns false for a list that is cut, or that may hide contributions inside a company that waits for a moderator. */
function isWhole({ items, total }: OwnContributions): boolean {
  return total === items.length && items.every(({ kind }) => kind !== 'company');
}
