import '@/views/research/tenure/tenure.css';
import type { Feature } from '@/app/feature';
import { tenureAdapters } from './tenure.adapters';
import { tenureModule } from './tenure.module';

/** Joining and leaving companies. */
export const feature: Feature = {
  module: tenureModule,
  adapters: tenureAdapters,
  screens: {
    CompanyTenure: async () =>
      (await import(/* webpackChunkName: "CompanyTenure" */ './company-tenure.screen')).companyTenureScreen,
  },
};
