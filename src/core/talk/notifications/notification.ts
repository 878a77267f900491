import type { Page } from '@/core/kernel/common/page';

export interface NotificationData {
  readonly title: string;
  readonly body: string;
  readonly cta: string;
  readonly ctaText: string;
  readonly ctaType: 'internal' | 'external';
  readonly ctaImage: string | null;
  readonly icon: 'upvote' | 'comment' | 'mention' | 'poll' | 'digest' | 'welcome' | 'system';
  readonly nativeInfo: { readonly type: string; readonly params: Readonly<Record<string, string>> };
  readonly avatar: { readonly url: string; readonly bgColor: string } | null;
  readonly trackingData: Readonly<Record<string, string>>;
}

export interface Notification {
  readonly notificationId: string;
  /** The status: 0 unseen, 1 seen but unread, otherwise read. Use `isUnseen`, `isUnread`, `isRead`. */
  readonly status: number;
  readonly variantId: string;
  readonly created: string;
  readonly showPopup: boolean;
  readonly data: NotificationData;
}

/** Counts over all notifications (EN-NOTIF-COUNTS, decisions A 2). */
export interface NotificationCounts {
  readonly unseenCount: number;
  readonly unreadCount: number;
}

export type NotificationPage = Page<Notification> & NotificationCounts;

/**
 * An action. View takes up to 100 ids and optionally all older ones (API-NOTIF-VIEW), item actions exactly one
 * (API-NOTIF-ITEM). ReadAll is for the whole inbox, WebPushClick for a push message's key `k` (API-NOTIF-WEBPUSH).
 */
export type NotificationAction =
  | { readonly action: 'View'; readonly notificationIds: readonly string[]; readonly andOlder?: boolean }
  | { readonly action: 'Click' | 'Dismiss' | 'Read'; readonly notificationIds: readonly string[] }
  | { readonly action: 'ReadAll' }
  | { readonly action: 'WebPushClick'; readonly k: string };
