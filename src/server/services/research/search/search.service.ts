import type { SearchHandlers } from '@/server/contract/generated/search';
import type { Database } from '@/server/platform/database';
import { createSearch } from './search/search';

export interface SearchServiceDeps {
  readonly database: Database;
}

export function createSearchService({ database }: SearchServiceDeps): SearchHandlers {
  return createSearch(database);
}
