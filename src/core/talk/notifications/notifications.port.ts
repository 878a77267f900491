import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { PageQuery } from '@/core/kernel/common/page';
import type { Result } from '@/core/kernel/common/result';
import type { NotificationPlatform } from '@/core/kernel/device/device';
import type { NotificationAction, NotificationCounts, NotificationPage } from './notification';

export interface Notifications {
  /**
   * Lists notifications, newest first. Fails with `unauthenticated` for a guest, and `invalid` for a foreign cursor
   * (`cursor_invalid`).
   */
  readonly listNotifications: (
    wanted: PageQuery & { readonly platform: NotificationPlatform },
  ) => Promise<Result<NotificationPage, Failure>>;
  /** Returns the new counts. Other users' ids are ignored. Fails with `unauthenticated` for a guest. */
  readonly actOnNotifications: (action: NotificationAction) => Promise<Result<NotificationCounts, Failure>>;
}

export const NotificationsPort: Key<Notifications> = Symbol('Notifications');
