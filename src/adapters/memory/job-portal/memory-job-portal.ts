import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { JobPortal } from '@/core/job-portal/job-portal.port';
import { accountOfToken } from '../world/memory-account';
import type { MemoryBrowser } from '../world/memory-browser';
import { refusal } from '../world/memory-failure';

/** The user's account at the job portal of a memory world. */
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
