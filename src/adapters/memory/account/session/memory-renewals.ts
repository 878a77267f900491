import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Renewals } from '@/core/account/session/renewals.port';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';

export class MemoryRenewals implements Renewals {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  renewSession(): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('renewSession', {}, () => {
      this.#browser.renew();
      return ok(null);
    });
  }
}
