import type { Key } from '@/core/kernel/common/key';
import type { HidingStore } from './hiding.store';

export const HidingKey: Key<HidingStore> = Symbol('hiding/HidingStore');
