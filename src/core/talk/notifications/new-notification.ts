import type { NotificationData } from './notification';

export interface Quoted {
  readonly quotes?: string;
  readonly quotesPosts?: readonly string[];
}

export interface NewNotification extends Quoted {
  /** The same subject renews the notification. */
  readonly subject: string;
  readonly variantId: string;
  readonly data: NotificationData;
}
