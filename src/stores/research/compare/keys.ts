import type { Key } from '@/core/kernel/common/key';
import type { CompareTrayStore } from './compare-tray.store';
import type { ComparisonStore } from './comparison.store';

export const CompareTrayKey: Key<CompareTrayStore> = Symbol('compare/CompareTrayStore');

export const ComparisonKey: Key<ComparisonStore> = Symbol('compare/ComparisonStore');
