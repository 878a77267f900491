import type { Key } from '@/core/kernel/common/key';
import type { CatalogGroupsStore } from './catalog-groups.store';

/** The store of this feature, by a key that pulls no code. */
export const CatalogGroupsKey: Key<CatalogGroupsStore> = Symbol('catalog-groups/CatalogGroupsStore');
