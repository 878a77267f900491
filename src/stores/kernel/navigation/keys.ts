import type { Key } from '@/core/kernel/common/key';
import type { NavigationStore } from './navigation.store';

export const NavigationKey: Key<NavigationStore> = Symbol('navigation/NavigationStore');
