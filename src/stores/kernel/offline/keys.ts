import type { Key } from '@/core/kernel/common/key';
import type { OfflineStore } from './offline.store';

export const OfflineKey: Key<OfflineStore> = Symbol('offline/OfflineStore');
