import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { ClaimToConfirm, CompanyAct, CompanyClaims, OwnClaim } from '@/core/research/employer/claim';
import type { ClaimMailbox, ClaimMethod } from '@/core/research/employer/claim.rules';
import type { Employer } from '@/core/research/employer/employer.port';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import { PagedList } from '@/stores/kernel/common/paged-list';
import type { PersonalStore } from '@/stores/kernel/common/personal';

/** The user's claims, and the claim of one company. */
export class ClaimsStore implements PersonalStore {
  company: string | null = null;
  /** The other person's claim that the user is asked to confirm, or null if there is none. */
  confirming: string | null = null;
  way: ClaimMethod = 'DNS';
  mailbox: ClaimMailbox = 'hr';
  code = '';
  isBusy = false;
  failedAt: string | null = null;
  failure: Failure | null = null;
  isConfirmed = false;
  readonly acts: PagedList<CompanyAct, { readonly company: string }>;
  isRevoking = false;
  readonly #employer: Employer;
  readonly #own: Loadable<readonly OwnClaim[]>;
  readonly #shown: Loadable<CompanyClaims, { readonly company: string }>;
  readonly #toConfirm: Loadable<ClaimToConfirm, { readonly claimId: string }>;

  constructor(employer: Employer) {
    this.#employer = employer;
    this.#own = new Loadable(() => employer.listOwnClaims());
    this.#shown = new Loadable((of) => employer.getCompanyClaims(of));
    this.#toConfirm = new Loadable((claim) => employer.getClaimToConfirm(claim));
    this.acts = new PagedList<CompanyAct, { readonly company: string }>({
      fetch: (page, of) => employer.listCompanyActs({ ...of, ...page }),
      keyOf: ({ number }) => number,
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get own(): LoadState<readonly OwnClaim[]> {
    return this.#own.state;
  }

  get shown(): LoadState<CompanyClaims> {
    return this.#shown.state;
  }

  get isUnknown(): boolean {
    return this.#shown.isUnknown;
  }

  get actsForShown(): boolean {
    const urlName = this.#shown.value?.company.urlName;
    return (this.#own.value ?? []).some(({ company, claimedIn }) => claimedIn !== null && company.urlName === urlName);
  }

  get toConfirm(): LoadState<ClaimToConfirm> {
    return this.#toConfirm.state;
  }

  /** Opens the claims of a company, or the user's own if `company` is null. */
  async open(company: string | null, confirming: string | null): Promise<void> {
    if (company !== this.company) this.#shown.reset();
    if (confirming !== this.confirming) this.#toConfirm.reset();
    this.company = company;
    this.confirming = confirming;
    this.failure = null;
    this.isRevoking = false;
    if (company !== null) await this.#shown.loadOnce({ company });
  }

  async openPage(company: string, isBack: boolean): Promise<void> {
    await Promise.all([this.open(company, null), this.acts.open({ company }, isBack)]);
  }

  async reload(): Promise<void> {
    if (this.company !== null) await this.#shown.load({ company: this.company });
  }

  async load(): Promise<void> {
    const { confirming } = this;
    await Promise.all([
      this.#own.refresh(),
      confirming === null ? null : this.#toConfirm.loadOnce({ claimId: confirming }),
    ]);
  }

  choose(way: ClaimMethod): void {
    this.way = way;
  }

  chooseMailbox(mailbox: ClaimMailbox): void {
    this.mailbox = mailbox;
  }

  writeCode(code: string): void {
    this.code = code.replaceAll(/\D/g, '').slice(0, 6);
  }

  async start(): Promise<void> {
    const { company, way, mailbox } = this;
    if (company === null) return;
    await this.#change(null, () =>
      this.#employer.startClaim({ company, way, mailbox: way === 'ADDRESS' ? mailbox : null }),
    );
  }

  async proveRecord(claimId: string): Promise<void> {
    await this.#change(claimId, () => this.#employer.proveClaimRecord({ claimId }));
  }

  async proveCode(claimId: string): Promise<void> {
    await this.#change(claimId, () => this.#employer.proveClaimCode({ claimId, code: this.code }));
  }

  async end(claimId: string): Promise<void> {
    await this.#change(claimId, () => this.#employer.endClaim({ claimId }));
  }

  async confirm(): Promise<void> {
    const { confirming } = this;
    if (confirming === null) return;
    const done = await this.#change(confirming, () => this.#employer.confirmClaim({ claimId: confirming }));
    this.noteConfirmed(done);
  }

  async revoke(): Promise<void> {
    const { company } = this;
    if (company === null) return;
    await this.#change(null, () => this.#employer.revokeClaims({ company }));
    this.askToRevoke(false);
  }

  askToRevoke(isRevoking: boolean): void {
    this.isRevoking = isRevoking;
  }

  forget(): void {
    this.#own.reset();
    this.#toConfirm.reset();
    this.code = '';
    this.failure = null;
    this.isConfirmed = false;
  }

  async #change(claimId: string | null, make: () => Promise<Result<unknown, Failure>>): Promise<boolean> {
    if (this.isBusy) return false;
    this.begin(claimId);
    const answer = await make();
    this.settle(answer.ok ? null : answer.failure);
    if (answer.ok) await this.readAgain();
    return answer.ok;
  }

  private readAgain(): Promise<unknown> {
    return Promise.all([this.#own.refresh(), this.reload()]);
  }

  private begin(claimId: string | null): void {
    this.isBusy = true;
    this.failedAt = claimId;
    this.failure = null;
  }

  private settle(failure: Failure | null): void {
    this.isBusy = false;
    this.failure = failure;
    if (failure === null) this.code = '';
  }

  private noteConfirmed(isConfirmed: boolean): void {
    this.isConfirmed = isConfirmed;
  }
}
