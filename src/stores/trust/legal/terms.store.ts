import { makeAutoObservable } from 'mobx';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { Terms } from '@/core/trust/legal/terms.port';
import type { TermsAgreement } from '@/core/trust/legal/terms-agreement';
import { mustAgreeToTerms, TERMS_AGREED, TERMS_NOT_AGREED } from '@/core/trust/legal/terms-agreement';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

/** The terms that the user has agreed to. */
export class TermsStore implements PersonalStore {
  isAgreeing = false;
  /** True while a refused contribution waits for the agreement. */
  isAsked = false;
  readonly #agreement: Loadable<TermsAgreement>;
  readonly #terms: Terms;
  readonly #toasts: Toasts;

  constructor(terms: Terms, toasts: Toasts) {
    this.#terms = terms;
    this.#toasts = toasts;
    this.#agreement = new Loadable(() => terms.getTermsAgreement());
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): LoadState<TermsAgreement> {
    return this.#agreement.state;
  }

  get isToAgree(): boolean {
    const { value } = this.#agreement;
    return value !== null && mustAgreeToTerms(value);
  }

  load(): Promise<void> {
    return this.#agreement.refresh();
  }

  async ask(): Promise<void> {
    this.isAsked = true;
    await this.load();
  }

  close(): void {
    this.isAsked = false;
  }

  async agree(): Promise<void> {
    const { value } = this.#agreement;
    if (value === null || this.isAgreeing) return;
    this.isAgreeing = true;
    const answer = await this.#terms.agreeToTerms({ version: value.version });
    this.end();
    if (answer.ok) this.agreed(answer.value);
    else showFailure(this.#toasts, TERMS_NOT_AGREED, answer.failure);
  }

  forget(): void {
    this.isAgreeing = false;
    this.isAsked = false;
    this.#agreement.reset();
  }

  private agreed(agreement: TermsAgreement): void {
    this.#agreement.put(agreement);
    if (this.isAsked) this.#toasts.show(createToast('success', TERMS_AGREED));
    this.isAsked = false;
  }

  private end(): void {
    this.isAgreeing = false;
  }
}
