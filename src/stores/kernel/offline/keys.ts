import type { Key } from '@/core/kernel/common/key';
import type { OfflineStore } from './offline.store';

/** The store of this feature, by a key that pulls no code. */
export const OfflineKey: Key<OfflineStore> = Symbol('offline/OfflineStore');
