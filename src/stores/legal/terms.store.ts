import { makeAutoObservable } from 'mobx';
import type { Terms } from '@/core/legal/terms.port';
import type { TermsAgreement } from '@/core/legal/terms-agreement';
import { isToAgree, NOT_AGREED } from '@/core/legal/terms-agreement';
import type { Toasts } from '@/core/toasts/toasts.port';
import { showFailure } from '../common/failure-toast';
import type { LoadState } from '../common/load-state';
import { Loadable } from '../common/loadable';
import type { Personal } from '../common/personal';

/** The terms that the user has agreed to. */
export class TermsStore implements Personal {
  isAgreeing = false;
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

  /** Whether the user has yet to agree to the terms in force. */
  get isToAgree(): boolean {
    const { value } = this.#agreement;
    return value !== null && isToAgree(value);
  }

  load(): Promise<void> {
    return this.#agreement.refresh();
  }

  /** Agrees to the version that the page has shown. */
  async agree(): Promise<void> {
    const { value } = this.#agreement;
    if (value === null || this.isAgreeing) return;
    this.isAgreeing = true;
    const answer = await this.#terms.agreeToTerms({ version: value.version });
    this.end();
    if (answer.ok) this.#agreement.put(answer.value);
    else showFailure(this.#toasts, NOT_AGREED, answer.failure);
  }

  forget(): void {
    this.isAgreeing = false;
    this.#agreement.reset();
  }

  private end(): void {
    this.isAgreeing = false;
  }
}
