import type { Failure } from '@/core/common/failure';
import { dayInIndia } from '@/core/common/india-calendar.rules';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { Terms } from '@/core/legal/terms.port';
import type { TermsAgreement } from '@/core/legal/terms-agreement';
import { TERMS_CHANGED, TERMS_VERSION } from '@/core/legal/terms-version.rules';
import type { MemoryBrowser } from '../world/memory-browser';
import { refusal } from '../world/memory-failure';
import { TermsRecords } from '../world/terms-records';

/** The terms that the users of a memory world have agreed to. */
export class MemoryTerms implements Terms {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  getTermsAgreement(): Promise<Result<TermsAgreement, Failure>> {
    return this.#browser.askSignedIn('getTermsAgreement', {}, ({ id }) => ok(this.#of(id)));
  }

  agreeToTerms(body: { readonly version: number }): Promise<Result<TermsAgreement, Failure>> {
    return this.#browser.askSignedIn('agreeToTerms', { body }, ({ id }) => {
      const { version } = body;
      if (version !== TERMS_VERSION) return refusal(409, 'terms_changed', TERMS_CHANGED);
      if (this.#of(id).agreed?.version !== version) this.#records.agreed.set(id, this.#today());
      return ok(this.#of(id));
    });
  }

  #of(userId: string): TermsAgreement {
    const { agreed } = this.#records;
    if (!agreed.has(userId)) agreed.set(userId, this.#today());
    return { version: TERMS_VERSION, agreed: agreed.get(userId) ?? null };
  }

  #today(): NonNullable<TermsAgreement['agreed']> {
    return { version: TERMS_VERSION, agreedOn: dayInIndia(this.#browser.world.clock.now()) };
  }

  get #records(): TermsRecords {
    return this.#browser.world.records(TermsRecords);
  }
}
