import { ContainerModule } from 'inversify';
import { BrowsingHistoryPort } from '@/core/browsing-history/browsing-history.port';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { SearchPort } from '@/core/search/search.port';
import { PersonalKey } from '@/stores/common/personal';
import { NavigationKey } from '@/stores/navigation/keys';
import { SearchBoxKey, SearchKey } from '@/stores/search/keys';
import { SearchStore } from '@/stores/search/search.store';
import { SearchBoxStore } from '@/stores/search/search-box.store';
import { SessionKey } from '@/stores/session/keys';

export const searchModule = new ContainerModule(({ bind }) => {
  bind(SearchBoxKey)
    .toResolvedValue(
      (search, history, storage, scheduler, navigation, session) =>
        new SearchBoxStore({ search, history, storage, scheduler }, navigation, session),
      [SearchPort, BrowsingHistoryPort, StoragePort, SchedulerPort, NavigationKey, SessionKey],
    )
    .inSingletonScope();
  bind(SearchKey)
    .toResolvedValue((search, navigation) => new SearchStore(search, navigation), [SearchPort, NavigationKey])
    .inSingletonScope();
  bind(PersonalKey).toService(SearchBoxKey);
});
