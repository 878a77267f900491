import type { Key } from '@/core/kernel/common/key';
import type { AwardsStore } from './awards.store';

/** The store of this feature, by a key that pulls no code. */
export const AwardsKey: Key<AwardsStore> = Symbol('awards/AwardsStore');
