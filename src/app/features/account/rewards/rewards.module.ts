import { RewardsApi } from '@/adapters/http/generated/user/rewards';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { UserRewardsPort } from '@/core/account/rewards/rewards.port';
import { RewardsKey } from '@/stores/account/rewards/keys';
import { RewardsStore } from '@/stores/account/rewards/rewards.store';
import { PersonalKey } from '@/stores/kernel/common/personal';

export const rewardsAdapters = wire((provide) => {
  provide(RewardsApi, [HttpClientKey], UserRewardsPort);
});

export const rewardsModule = wire((provide, bind) => {
  provide(RewardsStore, [UserRewardsPort], RewardsKey);
  bind(PersonalKey).toService(RewardsKey);
});
