import type { Feature } from '@/app/feature';
import { companyOverviewAdapters, companyOverviewModule } from './company-overview.module';
import { companyOverviewScreen } from './company-overview.screen';

export const feature: Feature = {
  module: companyOverviewModule,
  adapters: companyOverviewAdapters,
  screens: { CompanyOverview: () => companyOverviewScreen },
};
