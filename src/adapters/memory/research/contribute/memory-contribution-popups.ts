import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { ContributionPopup } from '@/core/research/contribute/contribution-popup.rules';
import { contributionPopupFor } from '@/core/research/contribute/contribution-popup.rules';
import type { ContributionPopups } from '@/core/research/contribute/contribution-popups.port';
import { MemoryOwnContributions } from '../contributions/memory-own-contributions';

export class MemoryContributionPopups implements ContributionPopups {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  getContributionPopup(): Promise<Result<ContributionPopup, Failure>> {
    const own = new MemoryOwnContributions(this.#browser);
    return this.#browser.askSignedIn('getContributionPopup', {}, (viewer) => ok(contributionPopupFor(own.of(viewer))));
  }
}
