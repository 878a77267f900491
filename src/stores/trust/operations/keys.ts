import type { Key } from '@/core/kernel/common/key';
import type { OperationsStore } from './operations.store';

/** The store of this feature, by a key that pulls no code. */
export const OperationsKey: Key<OperationsStore> = Symbol('operations/OperationsStore');
