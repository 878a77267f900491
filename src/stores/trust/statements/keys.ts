import type { Key } from '@/core/kernel/common/key';
import type { StatementStore } from './statement.store';
import type { StatementListStore } from './statement-list.store';

/** Names the StatementStore in the container. */
export const StatementKey: Key<StatementStore> = Symbol('statements/StatementStore');

/** Names the StatementListStore in the container. */
export const StatementListKey: Key<StatementListStore> = Symbol('statements/StatementListStore');
