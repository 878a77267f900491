import '@/views/research/awards/awards.css';
import type { Feature } from '@/app/feature';
import { awardsAdapters, awardsModule } from './awards.module';

const lists = () => import(/* webpackChunkName: "AwardsList" */ './awards-list.screen');

export const feature: Feature = {
  module: awardsModule,
  adapters: awardsAdapters,
  screens: {
    Awards: async () => (await lists()).awardsScreen,
    AwardsList: async () => (await lists()).awardsListScreen,
    Awards2022: async () =>
      (await import(/* webpackChunkName: "Awards2022" */ './awards-2022.screen')).awards2022Screen,
    Awards2026: async () => (await lists()).awards2026Screen,
    Awards2025: async () => (await lists()).awards2025Screen,
    Awards2024: async () => (await lists()).awards2024Screen,
    AwardsQualifier: async () =>
      (await import(/* webpackChunkName: "AwardsQualifier" */ './awards-qualifier.screen')).awardsQualifierScreen,
  },
};
