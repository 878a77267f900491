import { RewardsApi } from '@/adapters/http/generated/user/rewards';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { UserRewardsPort } from '@/core/account/rewards/rewards.port';

export const rewardsAdapters = wire((provide) => {
  provide(RewardsApi, [HttpClientKey], UserRewardsPort);
});
