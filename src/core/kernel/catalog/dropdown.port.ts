import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { DropdownList, DropdownSuggestion } from './dropdown-item';

export interface Dropdown {
  /**
   * The items of a list whose name matches a text, best match first, at most `limit` (5 without one). `q` holds
   * something that is no space, else `invalid`. With `asText` the ids are null.
   */
  readonly suggestItems: (search: {
    readonly list: DropdownList;
    readonly q: string;
    readonly asText?: boolean;
    readonly limit?: number;
  }) => Promise<Result<readonly DropdownSuggestion[], Failure>>;
}

export const DropdownPort: Key<Dropdown> = Symbol('Dropdown');
