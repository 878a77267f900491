import type { Key } from '@/core/kernel/common/key';
import type { ConnectionStore } from './connection.store';

/** The store of this feature, by a key that pulls no code. */
export const ConnectionKey: Key<ConnectionStore> = Symbol('realtime/ConnectionStore');
