import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { Onboarding, Roles } from '@/core/onboarding/onboarding.port';
import type { MemoryBrowser } from '../world/memory-browser';
import { RoleRecords } from './role-records';

/** Completes the reader step in a memory world. */
export class MemoryOnboarding implements Onboarding {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  completeReaderStep(body: { readonly completed: true }): Promise<Result<Roles, Failure>> {
    return this.#browser.askSignedIn('completeReaderStep', { body }, (viewer) =>
      ok({ ...this.#browser.world.records(RoleRecords).refresh(viewer, true) }),
    );
  }
}
