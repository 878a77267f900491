import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryBrowsingHistory } from '@/adapters/memory/memory-browsing-history';
import { MemorySearch } from '@/adapters/memory/memory-search';
import { BrowsingHistoryPort } from '@/core/browsing-history/browsing-history.port';
import { SearchPort } from '@/core/search/search.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(SearchPort)
    .toResolvedValue((browser) => new MemorySearch(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(BrowsingHistoryPort)
    .toResolvedValue((browser) => new MemoryBrowsingHistory(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
