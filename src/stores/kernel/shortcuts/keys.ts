import type { Key } from '@/core/kernel/common/key';
import type { ShortcutsStore } from './shortcuts.store';

export const ShortcutsKey: Key<ShortcutsStore> = Symbol('shortcuts/ShortcutsStore');
