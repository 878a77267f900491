import type { Key } from '@/core/common/key';
import type { StatementStore } from './statement.store';

/** Names the StatementStore in the container. */
export const StatementKey: Key<StatementStore> = Symbol('statements/StatementStore');
