import type { Feature } from '@/app/feature';
import { OwnPayKey } from '@/stores/research/salaries/keys';
import { salariesAdapters, salariesModule } from './salaries.module';

export const feature: Feature = {
  module: salariesModule,
  adapters: salariesAdapters,
  screens: {
    Salaries: async () => (await import(/* webpackChunkName: "Salaries" */ './salaries.screen')).salariesScreen,
    CompanySalaries: async () =>
      (await import(/* webpackChunkName: "CompanySalaries" */ './company-salaries.screen')).companySalariesScreen,
    JobProfileSalaries: async () =>
      (await import(/* webpackChunkName: "JobProfileSalaries" */ './job-profile-salaries.screen'))
        .jobProfileSalariesScreen,
  },
  start: (container) => container.get(OwnPayKey).restore(),
};
