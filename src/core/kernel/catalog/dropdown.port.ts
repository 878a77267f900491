import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { DropdownList, DropdownSuggestion } from './dropdown-item';

export interface Dropdown {
  /**
   * Returns items whose name matches, best match first. `limit` is 5 by default. Fails with `invalid` for a blank `q`.
   * With `asText` the ids are null.
   */
  readonly suggestItems: (search: {
    readonly list: DropdownList;
    readonly q: string;
    readonly asText?: boolean;
    readonly limit?: number;
  }) => Promise<Result<readonly DropdownSuggestion[], Failure>>;
}

export const DropdownPort: Key<Dropdown> = Symbol('Dropdown');
