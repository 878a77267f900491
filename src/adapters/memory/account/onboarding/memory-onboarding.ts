import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Onboarding, Roles } from '@/core/account/onboarding/onboarding.port';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { RoleRecords } from './role-records';

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
