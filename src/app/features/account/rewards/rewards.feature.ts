import '@/views/account/rewards/rewards.css';
import type { Feature } from '@/app/feature';
import { RewardsKey } from '@/stores/account/rewards/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { RewardsScreen } from '@/views/account/rewards/rewards-screen';
import { rewardsAdapters, rewardsModule } from './rewards.module';

export const feature: Feature = {
  module: rewardsModule,
  adapters: rewardsAdapters,
  screens: {
    Rewards: () => ({
      View: RewardsScreen,
      load: async (container) => {
        if (container.get(SessionKey).isLoggedIn) await container.get(RewardsKey).load();
      },
      page: () => ({
        title: 'Rewards · {brand}',
        description: 'What your contributions have earned, and what earns points.',
        isPersonal: true,
      }),
    }),
  },
};
