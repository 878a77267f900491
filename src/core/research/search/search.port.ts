import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { FoundType } from './found-type';
import type { SearchResults, Suggestions } from './search-results';

export interface Search {
  /** Returns the best matches of each type. Without a text it returns the best-known items. */
  readonly suggest: (wanted: {
    readonly q?: string;
    readonly type?: FoundType;
    readonly limit?: number;
  }) => Promise<Result<Suggestions, Failure>>;
  /**
   * Returns the best matches of each type, or up to 50 of a single type. Commas separate multiple texts and multiple
   * industries.
   */
  readonly search: (wanted: {
    readonly q: string;
    readonly type?: FoundType;
    readonly location?: string;
    readonly industry?: string;
  }) => Promise<Result<SearchResults, Failure>>;
}

export const SearchPort: Key<Search> = Symbol('Search');
