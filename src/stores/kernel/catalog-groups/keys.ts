import type { Key } from '@/core/kernel/common/key';
import type { CatalogGroupsStore } from './catalog-groups.store';

export const CatalogGroupsKey: Key<CatalogGroupsStore> = Symbol('catalog-groups/CatalogGroupsStore');
