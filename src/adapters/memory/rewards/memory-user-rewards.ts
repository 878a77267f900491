import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { Rewards } from '@/core/rewards/rewards';
import type { UserRewards } from '@/core/rewards/rewards.port';
import { SettingsRecords } from '../settings/settings-records';
import type { MemoryBrowser } from '../world/memory-browser';

/** Rewards of a memory world. */
export class MemoryUserRewards implements UserRewards {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  getRewards(): Promise<Result<Rewards, Failure>> {
    return this.#browser.askSignedIn('getRewards', {}, (viewer) => {
      const { earned } = this.#browser.world.records(SettingsRecords).of(viewer);
      return ok({ points: earned.reduce((sum, { points }) => sum + points, 0), earned });
    });
  }
}
