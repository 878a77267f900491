import '@/views/benefits/benefits.css';
import type { Feature } from '../../feature';
import { benefitsAdapters } from './benefits.adapters';
import { benefitsModule } from './benefits.module';
import { companyBenefitsScreen } from './company-benefits.screen';

/** Benefits of companies. */
export const feature: Feature = {
  module: benefitsModule,
  adapters: benefitsAdapters,
  screens: { CompanyBenefits: () => companyBenefitsScreen },
};
