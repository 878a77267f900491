import type { Page } from '@/core/kernel/common/page';

/** The text and target of a notification (EN-NOTIF-DATA). */
export interface NotificationData {
  readonly title: string;
  readonly body: string;
  /** The target; a path of the product if `ctaType` is internal. */
  readonly cta: string;
  readonly ctaText: string;
  readonly ctaType: 'internal' | 'external';
  readonly ctaImage: string | null;
  readonly icon: 'upvote' | 'comment' | 'mention' | 'poll' | 'digest' | 'welcome' | 'system';
  /** The target in the native app. */
  readonly nativeInfo: { readonly type: string; readonly params: Readonly<Record<string, string>> };
  readonly avatar: { readonly url: string; readonly bgColor: string } | null;
  readonly trackingData: Readonly<Record<string, string>>;
}

/** Something that happened for the user (EN-NOTIF). */
export interface Notification {
  readonly notificationId: string;
  /** Unseen (0), seen but unread (1), read (anything else): ask `isUnseen`, `isUnread`, `isRead`. */
  readonly status: number;
  readonly variantId: string;
  /** ISO 8601 in UTC, to the millisecond. */
  readonly created: string;
  readonly showPopup: boolean;
  readonly data: NotificationData;
}

/** The counts of all unseen and all unread notifications of the user (EN-NOTIF-COUNTS, decisions A 2). */
export interface NotificationCounts {
  readonly unseenCount: number;
  readonly unreadCount: number;
}

/** One page of notifications, newest first, with the counts over all of them. */
export type NotificationPage = Page<Notification> & NotificationCounts;

/**
 * The actions on notifications: View to up to 100 at once and, if asked, to all older ones (API-NOTIF-VIEW), the actions on an item to exactly one
 * (API-NOTIF-ITEM), ReadAll to the whole inbox, WebPushClick to the one that a push message named by `k` (API-NOTIF-WEBPUSH).
 */
export type NotificationAction =
  | { readonly action: 'View'; readonly notificationIds: readonly string[]; readonly andOlder?: boolean }
  | { readonly action: 'Click' | 'Dismiss' | 'Read'; readonly notificationIds: readonly string[] }
  | { readonly action: 'ReadAll' }
  | { readonly action: 'WebPushClick'; readonly k: string };
