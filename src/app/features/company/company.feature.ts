import '@/views/company/company.css';
import type { Feature } from '../../feature';
import { companyAdapters } from './company.adapters';
import { companyModule } from './company.module';

/**
 * Companies: the list, and the head and tabs that all pages of a company share; their first page is the feature company-overview. The feature of another tab names `company`
 * among its needs, brings the tab's screen by its name in core/company/company-tabs (`CompanyReviews: '/reviews/{urlName}-reviews'`),
 * makes it with `companyScreen` (company-screen.ts) and renders its parts inside `CompanyFrame`. Its triggers keep its columns of
 * `research.company_figures`, from which the head has its counts.
 */
export const feature: Feature = {
  module: companyModule,
  adapters: companyAdapters,
  screens: {
    CompaniesList: async () =>
      (await import(/* webpackChunkName: "CompaniesList" */ './companies-list.screen')).companiesListScreen,
    CompanyOrganisation: async () =>
      (await import(/* webpackChunkName: "CompanyOrganisation" */ './company-organisation.screen'))
        .companyOrganisationScreen,
    CompanyLocations: async () =>
      (await import(/* webpackChunkName: "CompanyLocations" */ './company-locations.screen')).companyLocationsScreen,
    CompanyOffice: async () =>
      (await import(/* webpackChunkName: "CompanyOffice" */ './company-office.screen')).companyOfficeScreen,
  },
};
