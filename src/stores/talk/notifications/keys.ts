import type { Key } from '@/core/kernel/common/key';
import type { NotificationsStore } from './notifications.store';

/** The stores of this feature, by keys that pull no code. */
export const NotificationsKey: Key<NotificationsStore> = Symbol('notifications/NotificationsStore');
