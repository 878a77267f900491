import { ContainerModule } from 'inversify';
import { UserRewardsPort } from '@/core/account/rewards/rewards.port';
import { RewardsKey } from '@/stores/account/rewards/keys';
import { RewardsStore } from '@/stores/account/rewards/rewards.store';
import { PersonalKey } from '@/stores/kernel/common/personal';

export const rewardsModule = new ContainerModule(({ bind }) => {
  bind(RewardsKey)
    .toResolvedValue((rewards) => new RewardsStore(rewards), [UserRewardsPort])
    .inSingletonScope();
  bind(PersonalKey).toService(RewardsKey);
});
