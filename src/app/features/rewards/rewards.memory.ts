import { ContainerModule } from 'inversify';
import { MemoryUserRewards } from '@/adapters/memory/rewards/memory-user-rewards';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { UserRewardsPort } from '@/core/rewards/rewards.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(UserRewardsPort)
    .toResolvedValue((browser) => new MemoryUserRewards(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
