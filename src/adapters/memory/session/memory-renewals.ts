import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { Renewals } from '@/core/session/renewals.port';
import type { MemoryBrowser } from '../world/memory-browser';

/** Renews the session of a memory browser. */
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
