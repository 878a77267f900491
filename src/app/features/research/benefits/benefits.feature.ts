import '@/views/research/benefits/benefits.css';
import type { Feature } from '@/app/feature';
import { benefitsAdapters, benefitsModule } from './benefits.module';

export const feature: Feature = {
  module: benefitsModule,
  adapters: benefitsAdapters,
  screens: {
    CompanyBenefits: async () =>
      (await import(/* webpackChunkName: "CompanyBenefits" */ './company-benefits.screen')).companyBenefitsScreen,
  },
};
