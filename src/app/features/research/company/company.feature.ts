import '@/views/research/company/company.css';
import type { Feature } from '@/app/feature';
import { companyAdapters, companyModule } from './company.module';

/**
 * The head, tabs and facts of a company's pages; the first page is company-overview. The feature of another tab needs
 * `company`. It names its screen as in core/research/company/company-tabs (`CompanyReviews:
 * '/reviews/{urlName}-reviews'`), creates it with `companyScreen` and renders inside `CompanyTab`. Its triggers update
 * its columns of `research.company_figures`, which the head's counts use.
 */
export const feature: Feature = {
  module: companyModule,
  adapters: companyAdapters,
};
