import '@/views/research/company-overview/company-overview.css';
import type { Feature } from '@/app/feature';
import { companyOverviewAdapters } from './company-overview.adapters';
import { companyOverviewModule } from './company-overview.module';
import { companyOverviewScreen } from './company-overview.screen';

/** The first page of a company: what it is like, what it pays and how hard it is to get in, before what it tells of itself. */
export const feature: Feature = {
  module: companyOverviewModule,
  adapters: companyOverviewAdapters,
  screens: { CompanyOverview: () => companyOverviewScreen },
};
