import { BrowsingHistoryApi } from '@/adapters/http/generated/aggregation/browsing-history';
import { SearchApi } from '@/adapters/http/generated/search/search';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { BrowsingHistoryPort } from '@/core/research/browsing-history/browsing-history.port';
import { SearchPort } from '@/core/research/search/search.port';

export const searchAdapters = wire((provide) => {
  provide(SearchApi, [HttpClientKey], SearchPort);
  provide(BrowsingHistoryApi, [HttpClientKey], BrowsingHistoryPort);
});
