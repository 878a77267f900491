import type { Key } from '@/core/kernel/common/key';
import type { CatalogStore } from './catalog.store';

export const CatalogKey: Key<CatalogStore> = Symbol('catalog/CatalogStore');
