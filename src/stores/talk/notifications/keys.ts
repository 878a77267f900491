import type { Key } from '@/core/kernel/common/key';
import type { NotificationsStore } from './notifications.store';

export const NotificationsKey: Key<NotificationsStore> = Symbol('notifications/NotificationsStore');
