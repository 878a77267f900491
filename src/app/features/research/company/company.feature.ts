import '@/views/research/company/company.css';
import type { Feature } from '@/app/feature';
import { companyAdapters, companyModule } from './company.module';

/**
 * The head and tabs of a company's pages, and its facts; the first page is company-overview.
 * Another tab's feature needs `company`, adds its screen under its name in
 * core/research/company/company-tabs (`CompanyReviews: '/reviews/{urlName}-reviews'`), makes it
 * with `companyScreen` and renders inside `CompanyTab`. Its triggers keep its columns of
 * `research.company_figures`, which the head's counts use.
 */
export const feature: Feature = {
  module: companyModule,
  adapters: companyAdapters,
};
