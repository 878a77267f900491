import { ContainerModule } from 'inversify';
import { CompanyListingPort } from '@/core/company/company.port';
import { COMPANY_FILTER_KEYS } from '@/core/company/company-filters';
import { companyListTexts } from '@/core/company/company-list-texts';
import { CompanyListStore } from '@/stores/company/company-list.store';
import { CompanyListKey } from '@/stores/company/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { CompaniesScreen } from '@/views/company/companies-screen';
import type { Screen } from '../../feature';
import { listedItems } from '../../listed-items';

/** The list of companies. */
export const companiesListScreen: Screen = {
  module: new ContainerModule(({ bind }) => {
    bind(CompanyListKey)
      .toResolvedValue((listing) => new CompanyListStore(listing), [CompanyListingPort])
      .inSingletonScope();
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
