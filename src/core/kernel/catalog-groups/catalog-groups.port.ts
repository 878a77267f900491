import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { CatalogGroup, GroupedList } from './catalog-group';

export interface CatalogGroups {
  /** Lists groups and items by name. Items without a group are in the last group, `Other`. */
  readonly listCatalogGroups: (target: {
    readonly list: GroupedList;
  }) => Promise<Result<readonly CatalogGroup[], Failure>>;
}

export const CatalogGroupsPort: Key<CatalogGroups> = Symbol('CatalogGroups');
