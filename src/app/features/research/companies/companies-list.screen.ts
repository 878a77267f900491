import type { Screen } from '@/app/feature';
import { listedItems } from '@/app/listed-items';
import { wire } from '@/app/wire';
import { CompanyListingPort, ListedTenurePort } from '@/core/research/company/company.port';
import { COMPANY_FILTER_KEYS } from '@/core/research/company/company-filters';
import { companyListTexts } from '@/core/research/company/company-list-texts';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CompanyListStore } from '@/stores/research/company/company-list.store';
import { CompanyListKey } from '@/stores/research/company/keys';
import { CompaniesScreen } from '@/views/research/company/companies-screen';

export const companiesListScreen: Screen = {
  module: wire((provide) => {
    provide(CompanyListStore, [CompanyListingPort, ListedTenurePort], CompanyListKey);
  }),
  View: CompaniesScreen,
  query: [...COMPANY_FILTER_KEYS, 'sort', 'page'],
  load: (container) => container.get(CompanyListKey).show(container.get(NavigationKey).address),
  requery: (container) => container.get(CompanyListKey).show(container.get(NavigationKey).address),
  page: (container) => {
    const { page, query, named } = container.get(CompanyListKey);
    const isEmpty = page.state === 'ready' && page.value.items.length === 0;
    const texts = companyListTexts(query, named);
    return {
      ...texts,
      ownQuery: isEmpty ? '' : texts.ownQuery,
      isEmpty,
      structured: listedItems(page, ({ companyName, urlName }) => [companyName, `/overview/${urlName}-overview`]),
    };
  },
};
