import type { Key } from '@/core/kernel/common/key';
import type { ConnectionStore } from './connection.store';

export const ConnectionKey: Key<ConnectionStore> = Symbol('realtime/ConnectionStore');
