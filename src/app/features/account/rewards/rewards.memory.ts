import { MemoryUserRewards } from '@/adapters/memory/account/rewards/memory-user-rewards';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { wire } from '@/app/wire';
import { UserRewardsPort } from '@/core/account/rewards/rewards.port';

export const adapters = wire((provide) => {
  provide(MemoryUserRewards, [MemoryBrowserKey], UserRewardsPort);
});
