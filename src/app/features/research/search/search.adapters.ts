import { ContainerModule } from 'inversify';
import { BrowsingHistoryApi } from '@/adapters/http/generated/aggregation/browsing-history';
import { SearchApi } from '@/adapters/http/generated/search/search';
import { HttpClientKey } from '@/app/app-keys';
import { BrowsingHistoryPort } from '@/core/research/browsing-history/browsing-history.port';
import { SearchPort } from '@/core/research/search/search.port';

/** Search over the wire. */
export const searchAdapters = new ContainerModule(({ bind }) => {
  bind(SearchPort)
    .toResolvedValue((http) => new SearchApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(BrowsingHistoryPort)
    .toResolvedValue((http) => new BrowsingHistoryApi(http), [HttpClientKey])
    .inSingletonScope();
});
