import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { Onboarding, Roles } from '@/core/onboarding/onboarding.port';
import type { MemoryBrowser } from './memory-browser';
import { refreshRoles } from './memory-persona';

/** Onboarding in the memory world. */
export class MemoryOnboarding implements Onboarding {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  completeReaderStep(_body: { readonly completed: true }): Promise<Result<Roles, Failure>> {
    return this.#browser.askSignedIn('completeReaderStep', (viewer) => {
      refreshRoles(this.#browser.world, viewer, true);
      return ok({ isReader: viewer.isReader, isWriter: viewer.isWriter });
    });
  }
}
