import type { NotificationData } from './notification';

export interface Quoted {
  readonly quotes?: string;
  readonly quotesPosts?: readonly string[];
}

export interface NewNotification extends Quoted {
  /** The subject. A notification with the same subject replaces this one. */
  readonly subject: string;
  readonly variantId: string;
  readonly data: NotificationData;
}
