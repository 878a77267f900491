import type { Key } from '@/core/kernel/common/key';
import type { IntentsStore } from './intents.store';

export const IntentsKey: Key<IntentsStore> = Symbol('intents/IntentsStore');
