import { ContainerModule } from 'inversify';
import { UserRewardsPort } from '@/core/rewards/rewards.port';
import { PersonalKey } from '@/stores/common/personal';
import { RewardsKey } from '@/stores/rewards/keys';
import { RewardsStore } from '@/stores/rewards/rewards.store';

export const rewardsModule = new ContainerModule(({ bind }) => {
  bind(RewardsKey)
    .toResolvedValue((rewards) => new RewardsStore(rewards), [UserRewardsPort])
    .inSingletonScope();
  bind(PersonalKey).toService(RewardsKey);
});
