import type { Key } from '@/core/common/key';
import type { CommunitiesStore } from './communities.store';

/** The stores of this feature, by keys that pull no code. */
export const CommunitiesKey: Key<CommunitiesStore> = Symbol('CommunitiesStore');
