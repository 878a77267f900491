import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryUserRewards } from '@/adapters/memory/memory-user-rewards';
import { UserRewardsPort } from '@/core/rewards/rewards.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(UserRewardsPort)
    .toResolvedValue((browser) => new MemoryUserRewards(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
