import { COMPANY_FILTER_KEYS } from '@/core/company/company-filters';
import { CompanyListKey } from '@/stores/company/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { CompaniesScreen } from '@/views/company/companies-screen';
import type { Screen } from '../../feature';
import { listedPage } from '../../later-page';
import { listedItems } from '../../listed-items';

/** The list of companies. */
export const companiesListScreen: Screen = {
  View: CompaniesScreen,
  query: [...COMPANY_FILTER_KEYS, 'sort', 'page'],
  load: (container) => container.get(CompanyListKey).show(container.get(NavigationKey).address),
  requery: (container) => container.get(CompanyListKey).show(container.get(NavigationKey).address),
  page: (container) => ({
    ...listedPage(container, container.get(CompanyListKey).page, [...COMPANY_FILTER_KEYS, 'sort']),
    structured: listedItems(container.get(CompanyListKey).page, ({ companyName, urlName }) => [
      companyName,
      `/overview/${urlName}-overview`,
    ]),
    title: 'Companies in India: ratings, salaries and open jobs · {brand}',
    description: 'Companies by city, industry, size and rating, each with the number of reviews behind its rating.',
  }),
};
