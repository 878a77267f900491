import type { Key } from '@/core/kernel/common/key';
import type { ReportsStore } from './reports.store';

export const ReportsKey: Key<ReportsStore> = Symbol('reports/ReportsStore');
