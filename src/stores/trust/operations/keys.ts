import type { Key } from '@/core/kernel/common/key';
import type { OperationsStore } from './operations.store';

export const OperationsKey: Key<OperationsStore> = Symbol('operations/OperationsStore');
