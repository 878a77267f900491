import type { Key } from '@/core/kernel/common/key';
import type { SearchStore } from './search.store';
import type { SearchBoxStore } from './search-box.store';

export const SearchBoxKey: Key<SearchBoxStore> = Symbol('search/SearchBoxStore');
export const SearchKey: Key<SearchStore> = Symbol('search/SearchStore');
