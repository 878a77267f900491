import '@/views/research/tenure/tenure.css';
import type { Feature } from '@/app/feature';
import { tenureAdapters, tenureModule } from './tenure.module';

export const feature: Feature = {
  module: tenureModule,
  adapters: tenureAdapters,
  screens: {
    CompanyTenure: async () =>
      (await import(/* webpackChunkName: "CompanyTenure" */ './company-tenure.screen')).companyTenureScreen,
  },
};
