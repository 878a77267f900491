import { ContainerModule } from 'inversify';
import { RewardsApi } from '@/adapters/http/generated/user/rewards';
import { UserRewardsPort } from '@/core/rewards/rewards.port';
import { HttpClientKey } from '../../app-keys';

/** Rewards over the wire. */
export const rewardsAdapters = new ContainerModule(({ bind }) => {
  bind(UserRewardsPort)
    .toResolvedValue((http) => new RewardsApi(http), [HttpClientKey])
    .inSingletonScope();
});
