import type { Key } from '@/core/kernel/common/key';
import type { CompareTrayStore } from './compare-tray.store';
import type { ComparisonStore } from './comparison.store';

/** Companies that wait to be compared; comes when idle. */
export const CompareTrayKey: Key<CompareTrayStore> = Symbol('compare/CompareTrayStore');

/** The companies side by side. */
export const ComparisonKey: Key<ComparisonStore> = Symbol('compare/ComparisonStore');
