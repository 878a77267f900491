import type { Key } from '@/core/kernel/common/key';
import type { CatalogStore } from './catalog.store';

/** The stores of this feature, by keys that pull no code. */
export const CatalogKey: Key<CatalogStore> = Symbol('catalog/CatalogStore');
