import type { Key } from '@/core/kernel/common/key';
import type { HeadlineStatsStore } from './headline-stats.store';

/** The store of this feature, by a key that pulls no code. */
export const HeadlineStatsKey: Key<HeadlineStatsStore> = Symbol('headline-stats/HeadlineStatsStore');
