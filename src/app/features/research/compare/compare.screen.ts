import { ContainerModule } from 'inversify';
import type { Screen } from '@/app/feature';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { BrowsingHistoryPort } from '@/core/research/browsing-history/browsing-history.port';
import { ComparedTenurePort, ComparingPort, PairedCompaniesPort } from '@/core/research/compare/comparison.port';
import { OfferReadingPort, ReadOfferFacts } from '@/core/research/compare/read-offer-facts.use-case';
import { SearchPort } from '@/core/research/search/search.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { ComparisonStore } from '@/stores/research/compare/comparison.store';
import { ComparisonKey } from '@/stores/research/compare/keys';
import { CompareScreen } from '@/views/research/compare/compare-screen';
import { compareAdapters } from './compare-table.module';

export const compareScreen: Screen = {
  module: new ContainerModule(({ bind }) => {
    bind(ComparisonKey)
      .toResolvedValue(
        (comparing, tenure, offers, paired, search, history, scheduler, navigation) =>
          new ComparisonStore(
            { comparing, tenure, offers: new ReadOfferFacts(offers), paired, search, history, scheduler },
            navigation,
          ),
        [
          ComparingPort,
          ComparedTenurePort,
          OfferReadingPort,
          PairedCompaniesPort,
          SearchPort,
          BrowsingHistoryPort,
          SchedulerPort,
          NavigationKey,
        ],
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
      // The page is also empty for crawlers, because the service sends them no figures.
      isEmpty: names.length === 0,
      title: names.length === 0 ? 'Compare companies · {brand}' : `${names.join(' and ')} side by side · {brand}`,
      description:
        'Up to four companies side by side: ratings with the number of reviews, salaries, jobs, size and place.',
    };
  },
};
