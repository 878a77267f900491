import type { Feature } from '@/app/feature';
import { companyFactsModule } from './company-facts.module';

export const feature: Feature = {
  module: companyFactsModule,
  screens: {
    CompanyOrganisation: async () =>
      (await import(/* webpackChunkName: "CompanyOrganisation" */ './company-organisation.screen'))
        .companyOrganisationScreen,
    CompanyLocations: async () =>
      (await import(/* webpackChunkName: "CompanyLocations" */ './company-locations.screen')).companyLocationsScreen,
    CompanyOffice: async () =>
      (await import(/* webpackChunkName: "CompanyOffice" */ './company-office.screen')).companyOfficeScreen,
  },
};
