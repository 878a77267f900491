import type { Key } from '@/core/kernel/common/key';
import type { ReportsStore } from './reports.store';

/** The store of this feature, by a key that pulls no code. */
export const ReportsKey: Key<ReportsStore> = Symbol('reports/ReportsStore');
