import '@/views/research/salaries/salary-screens.css';
import type { Container } from 'inversify';
import type { Screen } from '@/app/feature';
import { listedPage } from '@/app/later-page';
import { listedItems } from '@/app/listed-items';
import { parseAddress, queryValue } from '@/core/kernel/common/address';
import type { StructuredData } from '@/core/kernel/navigation/page-meta';
import { SALARY_LISTS } from '@/core/research/salaries/salary';
import { readSalaryAddress } from '@/core/research/salaries/salary-address';
import { listedSalariesPath } from '@/core/research/salaries/salary-path';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { SalaryListKey } from '@/stores/research/salaries/keys';
import { SalariesScreen } from '@/views/research/salaries/salaries-screen';

const LIMIT = 30;
const QUERY = ['by', 'page'];

function load(container: Container): Promise<void> {
  const { address } = container.get(NavigationKey);
  const asked = queryValue(parseAddress(address).query, 'by');
  const by = SALARY_LISTS.find((list) => list === asked) ?? 'jobProfile';
  const { page } = readSalaryAddress(address);
  return container.get(SalaryListKey).open({ by, page, limit: LIMIT });
}

/** Returns the listed items as structured data. Industries have no salary pages to link to. */
function listed(container: Container): readonly StructuredData[] {
  const { query, state } = container.get(SalaryListKey);
  if (query === null || query.by === 'industry') return [];
  return listedItems(state, ({ name, key }) => [name, listedSalariesPath(query.by, key)]);
}

export const salariesScreen: Screen = {
  View: SalariesScreen,
  query: QUERY,
  load,
  requery: load,
  page: (container) => ({
    structured: listed(container),
    ...listedPage(container, container.get(SalaryListKey).state, QUERY),
    title: 'Salaries in India by role, company and industry · {brand}',
    description:
      'Median salary with quartiles, number of reports and newest month for the roles, companies and industries that people in India report, by city and experience.',
  }),
};
