import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Rewards } from '@/core/account/rewards/rewards';
import type { UserRewards } from '@/core/account/rewards/rewards.port';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { SettingsRecords } from '../settings/settings-records';

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
