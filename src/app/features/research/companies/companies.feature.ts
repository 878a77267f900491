import '@/views/research/company/company.css';
import type { Feature } from '@/app/feature';
import { companiesAdapters } from './companies.module';

export const feature: Feature = {
  adapters: companiesAdapters,
  screens: {
    CompaniesList: async () =>
      (await import(/* webpackChunkName: "CompaniesList" */ './companies-list.screen')).companiesListScreen,
  },
};
