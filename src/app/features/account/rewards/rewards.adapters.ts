import { ContainerModule } from 'inversify';
import { RewardsApi } from '@/adapters/http/generated/user/rewards';
import { HttpClientKey } from '@/app/app-keys';
import { UserRewardsPort } from '@/core/account/rewards/rewards.port';

/** Rewards over the wire. */
export const rewardsAdapters = new ContainerModule(({ bind }) => {
  bind(UserRewardsPort)
    .toResolvedValue((http) => new RewardsApi(http), [HttpClientKey])
    .inSingletonScope();
});
