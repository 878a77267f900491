import '@/views/research/company/company.css';
import type { Feature } from '@/app/feature';
import { companiesAdapters } from './companies.adapters';

/** The list of companies, by what they are and by figures; the pages of one company are the feature company. */
export const feature: Feature = {
  adapters: companiesAdapters,
  screens: {
    CompaniesList: async () =>
      (await import(/* webpackChunkName: "CompaniesList" */ './companies-list.screen')).companiesListScreen,
  },
};
