import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryBrowsingHistory } from '@/adapters/memory/research/browsing-history/memory-browsing-history';
import { MemorySearch } from '@/adapters/memory/research/search/memory-search';
import { wire } from '@/app/wire';
import { BrowsingHistoryPort } from '@/core/research/browsing-history/browsing-history.port';
import { SearchPort } from '@/core/research/search/search.port';

export const adapters = wire((provide) => {
  provide(MemorySearch, [MemoryBrowserKey], SearchPort);
  provide(MemoryBrowsingHistory, [MemoryBrowserKey], BrowsingHistoryPort);
});
