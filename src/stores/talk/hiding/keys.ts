import type { Key } from '@/core/kernel/common/key';
import type { HidingStore } from './hiding.store';

/** The store of this feature, by a key that pulls no code. */
export const HidingKey: Key<HidingStore> = Symbol('hiding/HidingStore');
