import type { Key } from '@/core/kernel/common/key';
import type { StatementStore } from './statement.store';
import type { StatementListStore } from './statement-list.store';

export const StatementKey: Key<StatementStore> = Symbol('statements/StatementStore');

export const StatementListKey: Key<StatementListStore> = Symbol('statements/StatementListStore');
