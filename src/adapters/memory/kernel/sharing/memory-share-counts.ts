import { liveResource } from '@/adapters/memory/trust/reports/live-resource';
import type { Failure } from '@/core/kernel/common/failure';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { ShareChannel, ShareCounts, SharedItem } from '@/core/kernel/sharing/share-counts.port';
import type { MemoryBrowser } from '../world/memory-browser';
import { ShareRecords } from './share-records';

export class MemoryShareCounts implements ShareCounts {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  recordShare(
    share: SharedItem & { readonly channel: ShareChannel },
  ): Promise<Result<{ readonly shares: number }, Failure>> {
    return this.#browser.ask('recordShare', { body: share }, () => {
      const found = liveResource(this.#browser.world, share);
      if (!found.ok) return found;
      const { world } = this.#browser;
      const { counts, counted } = world.records(ShareRecords);
      const once = `${dayInIndia(world.clock.now())} ${this.#browser.viewer()?.id ?? 'guests'} ${found.value.id}`;
      const shares = (counts.get(found.value.id) ?? 0) + (counted.has(once) ? 0 : 1);
      counted.add(once);
      counts.set(found.value.id, shares);
      return ok({ shares });
    });
  }
}
