import { accountOfToken } from '@/adapters/memory/kernel/world/memory-account';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { JobPortal } from '@/core/account/job-portal/job-portal.port';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';

export class MemoryJobPortal implements JobPortal {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  saveNaukriInfo(body: { readonly token: string }): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('saveNaukriInfo', { body }, () =>
      accountOfToken(body.token) === null
        ? refusal(401, 'token_invalid', 'Naukri did not confirm this sign-in. Please try again.')
        : ok(null),
    );
  }
}
