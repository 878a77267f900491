import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryBrowsingHistory } from '@/adapters/memory/research/browsing-history/memory-browsing-history';
import { MemorySearch } from '@/adapters/memory/research/search/memory-search';
import { BrowsingHistoryPort } from '@/core/research/browsing-history/browsing-history.port';
import { SearchPort } from '@/core/research/search/search.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(SearchPort)
    .toResolvedValue((browser) => new MemorySearch(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(BrowsingHistoryPort)
    .toResolvedValue((browser) => new MemoryBrowsingHistory(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
