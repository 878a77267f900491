import type { Key } from '@/core/kernel/common/key';
import type { ShortcutsStore } from './shortcuts.store';

/** The store of this feature, by a key that pulls no code. */
export const ShortcutsKey: Key<ShortcutsStore> = Symbol('shortcuts/ShortcutsStore');
