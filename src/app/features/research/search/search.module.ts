import { BrowsingHistoryApi } from '@/adapters/http/generated/aggregation/browsing-history';
import { SearchApi } from '@/adapters/http/generated/search/search';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { StoragePort } from '@/core/kernel/common/key-value-storage.port';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { BrowsingHistoryPort } from '@/core/research/browsing-history/browsing-history.port';
import { SearchPort } from '@/core/research/search/search.port';
import { SessionKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { SearchBoxKey, SearchKey } from '@/stores/research/search/keys';
import { SearchStore } from '@/stores/research/search/search.store';
import { SearchBoxStore } from '@/stores/research/search/search-box.store';

export const searchAdapters = wire((provide) => {
  provide(SearchApi, [HttpClientKey], SearchPort);
  provide(BrowsingHistoryApi, [HttpClientKey], BrowsingHistoryPort);
});

export const searchModule = wire((provide, bind) => {
  bind(SearchBoxKey)
    .toResolvedValue(
      (search, history, storage, scheduler, navigation, session) =>
        new SearchBoxStore({ search, history, storage, scheduler }, navigation, session),
      [SearchPort, BrowsingHistoryPort, StoragePort, SchedulerPort, NavigationKey, SessionKey],
    )
    .inSingletonScope();
  provide(SearchStore, [SearchPort, NavigationKey], SearchKey);
  bind(PersonalKey).toService(SearchBoxKey);
});
