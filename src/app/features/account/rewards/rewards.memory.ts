import { ContainerModule } from 'inversify';
import { MemoryUserRewards } from '@/adapters/memory/account/rewards/memory-user-rewards';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { UserRewardsPort } from '@/core/account/rewards/rewards.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(UserRewardsPort)
    .toResolvedValue((browser) => new MemoryUserRewards(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
