import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { ShareChannel, ShareCounts, Shared } from '@/core/sharing/share-counts.port';
import { liveResource } from '../reports/live-resource';
import type { MemoryBrowser } from '../world/memory-browser';
import { ShareRecords } from './share-records';

/** Counts shares in a memory world. */
export class MemoryShareCounts implements ShareCounts {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  recordShare(
    share: Shared & { readonly channel: ShareChannel },
  ): Promise<Result<{ readonly shares: number }, Failure>> {
    return this.#browser.ask('recordShare', { body: share }, () => {
      const found = liveResource(this.#browser.world, share);
      if (!found.ok) return found;
      const { counts } = this.#browser.world.records(ShareRecords);
      const shares = (counts.get(found.value.id) ?? 0) + 1;
      counts.set(found.value.id, shares);
      return ok({ shares });
    });
  }
}
