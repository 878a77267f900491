import type { NotificationData } from './notification';

export interface QuotedTexts {
  readonly quotes?: string;
  readonly quotesPosts?: readonly string[];
}

export interface NewNotification extends QuotedTexts {
  /** The subject. A notification with the same subject replaces this one. */
  readonly subject: string;
  readonly variantId: string;
  readonly data: NotificationData;
}
