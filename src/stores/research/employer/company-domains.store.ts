import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import { failureReasonOf } from '@/core/kernel/common/failure-reason';
import type { CompanyDomainEditing } from '@/core/research/employer/company-domains.port';
import type { DomainsOfCompany, ProvedDomains } from '@/core/research/employer/domains-of-company';
import { addedDomainRefusals } from '@/core/research/job-check/added-domain.rules';
import { Form } from '@/stores/kernel/common/form';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

/** The domains of one company, which a moderator adds and removes. */
export class CompanyDomainsStore implements PersonalStore {
  domain = '';
  /** True once another company was found to have the domain. The moderator can confirm that both own it. */
  isOfOther = false;
  isShared = false;
  removing: string | null = null;
  isRemoving = false;
  failure: Failure | null = null;
  readonly form: Form<'domain'>;
  readonly #domains: CompanyDomainEditing;
  readonly #shown: Loadable<DomainsOfCompany, { readonly urlName: string }>;
  readonly #proved: Loadable<ProvedDomains, { readonly urlName: string }>;
  #urlName = '';

  constructor(domains: CompanyDomainEditing) {
    this.#domains = domains;
    this.#shown = new Loadable((of) => domains.getDomainsOfCompany(of));
    this.#proved = new Loadable((of) => domains.listProvedDomains(of));
    this.form = new Form<'domain'>({
      check: () => (this.domain.trim() === '' ? { domain: addedDomainRefusals.missing } : {}),
      refusalOf: (failure) => ({ domain: failure.fields['domain'] ?? failureReasonOf(failure) }),
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get shown(): LoadState<DomainsOfCompany> {
    return this.#shown.state;
  }

  get proved(): LoadState<ProvedDomains> {
    return this.#proved.state;
  }

  async open(urlName: string): Promise<void> {
    if (urlName !== this.#urlName) {
      this.#shown.reset();
      this.forget();
    }
    this.#urlName = urlName;
    await this.#shown.loadOnce({ urlName });
  }

  async reload(): Promise<void> {
    await this.#shown.load({ urlName: this.#urlName });
  }

  async loadProved(): Promise<void> {
    await this.#proved.loadOnce({ urlName: this.#urlName });
  }

  async reloadProved(): Promise<void> {
    await this.#proved.load({ urlName: this.#urlName });
  }

  type(domain: string): void {
    this.domain = domain;
    this.isOfOther = false;
    this.isShared = false;
    this.form.changed('domain');
  }

  share(isShared: boolean): void {
    this.isShared = isShared;
  }

  async add(): Promise<void> {
    const domain = this.domain.trim();
    const answer = await this.form.submit(() =>
      this.#domains.addCompanyDomain({ urlName: this.#urlName, domain, isShared: this.isShared }),
    );
    if (answer === null) return;
    this.noteAnswer(answer.ok ? null : answer.failure);
    if (answer.ok) await this.readAgain();
  }

  askToRemove(domain: string | null): void {
    this.removing = domain;
    this.failure = null;
  }

  async remove(): Promise<void> {
    const { removing: domain } = this;
    if (domain === null || this.isRemoving) return;
    this.isRemoving = true;
    const answer = await this.#domains.removeCompanyDomain({ urlName: this.#urlName, domain });
    this.noteRemoved(domain, answer.ok ? null : answer.failure);
    if (answer.ok) await this.readAgain();
  }

  forget(): void {
    this.#proved.reset();
    this.type('');
    this.form.reset();
    this.askToRemove(null);
    this.isRemoving = false;
  }

  private async readAgain(): Promise<void> {
    const of = { urlName: this.#urlName };
    await Promise.all([this.#shown.refresh(of), this.#proved.refresh(of)]);
  }

  private noteAnswer(failure: Failure | null): void {
    if (failure === null) {
      this.type('');
      this.form.reset();
    } else this.isOfOther = failure.kind === 'conflict' && failure.code === 'domain_of_other';
  }

  private noteRemoved(domain: string, failure: Failure | null): void {
    this.isRemoving = false;
    // The moderator may have turned to another domain in the meantime.
    if (this.removing !== domain) return;
    this.failure = failure;
    if (failure === null) this.removing = null;
  }
}
