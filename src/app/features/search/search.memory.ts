import { ContainerModule } from 'inversify';
import { MemoryBrowsingHistory } from '@/adapters/memory/browsing-history/memory-browsing-history';
import { MemorySearch } from '@/adapters/memory/search/memory-search';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
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
