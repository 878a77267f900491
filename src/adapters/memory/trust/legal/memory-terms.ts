import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { TermsRecords } from '@/adapters/memory/kernel/world/terms-records';
import type { Failure } from '@/core/kernel/common/failure';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { TERMS_CHANGED, TERMS_VERSION } from '@/core/kernel/common/terms-version.rules';
import type { Terms } from '@/core/trust/legal/terms.port';
import type { TermsAgreement } from '@/core/trust/legal/terms-agreement';

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
