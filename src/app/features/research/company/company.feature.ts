import '@/views/research/company/company.css';
import type { Feature } from '@/app/feature';
import { companyAdapters } from './company.adapters';
import { companyModule } from './company.module';

/**
 * The head and tabs that all pages of a company share, and its facts; their first page is the feature company-overview. The feature of another tab names
 * `company` among its needs, brings the tab's screen by its name in core/research/company/company-tabs (`CompanyReviews: '/reviews/{urlName}-reviews'`),
 * makes it with `companyScreen` (company-screen.ts) and renders its parts inside `CompanyTab`. Its triggers keep its columns of
 * `research.company_figures`, from which the head has its counts.
 */
export const feature: Feature = {
  module: companyModule,
  adapters: companyAdapters,
};
