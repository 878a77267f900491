import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { ContributionPopup } from '@/core/contribute/contribution-popup.rules';
import { popupFor } from '@/core/contribute/contribution-popup.rules';
import type { ContributionPopups } from '@/core/contribute/contribution-popups.port';
import { MemoryOwnContributions } from '../contributions/memory-own-contributions';
import type { MemoryBrowser } from '../world/memory-browser';

/** Reads what the users of a memory world are asked to contribute. */
export class MemoryContributionPopups implements ContributionPopups {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  getContributionPopup(): Promise<Result<ContributionPopup, Failure>> {
    const own = new MemoryOwnContributions(this.#browser);
    return this.#browser.askSignedIn('getContributionPopup', {}, (viewer) => ok(popupFor(own.of(viewer))));
  }
}
