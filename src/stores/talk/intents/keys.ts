import type { Key } from '@/core/kernel/common/key';
import type { IntentsStore } from './intents.store';

/** The store of this feature, by a key that pulls no code. */
export const IntentsKey: Key<IntentsStore> = Symbol('intents/IntentsStore');
