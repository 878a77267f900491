import { ContainerModule } from 'inversify';
import { BrowsingHistoryPort } from '@/core/browsing-history/browsing-history.port';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { ComparingPort, PairedCompaniesPort } from '@/core/compare/comparison.port';
import { SearchPort } from '@/core/search/search.port';
import { PersonalKey } from '@/stores/common/personal';
import { ComparisonStore } from '@/stores/compare/comparison.store';
import { ComparisonKey } from '@/stores/compare/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { CompareScreen } from '@/views/compare/compare-screen';
import type { Screen } from '../../feature';
import { compareAdapters } from './compare.adapters';

/** Companies side by side. */
export const compareScreen: Screen = {
  module: new ContainerModule(({ bind }) => {
    bind(ComparisonKey)
      .toResolvedValue(
        (comparing, paired, search, history, scheduler, navigation) =>
          new ComparisonStore({ comparing, paired, search, history, scheduler }, navigation),
        [ComparingPort, PairedCompaniesPort, SearchPort, BrowsingHistoryPort, SchedulerPort, NavigationKey],
      )
      .inSingletonScope();
    bind(PersonalKey).toService(ComparisonKey);
  }),
  adapters: compareAdapters,
  View: CompareScreen,
  query: ['companies', 'designation'],
  load: (container) => container.get(ComparisonKey).show(container.get(NavigationKey).address),
  requery: (container) => container.get(ComparisonKey).show(container.get(NavigationKey).address),
  page: (container) => {
    const names = container.get(ComparisonKey).companies.map(({ company }) => company.companyName);
    return {
      // Crawlers are refused the figures that it compares.
      isEmpty: names.length === 0,
      title: names.length === 0 ? 'Compare companies · {brand}' : `${names.join(' and ')} side by side · {brand}`,
      description:
        'Up to four companies side by side: ratings with the number of reviews, salaries, jobs, size and place.',
    };
  },
};
