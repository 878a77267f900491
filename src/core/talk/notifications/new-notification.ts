import type { NotificationData } from './notification';

/** The contributions of others that a notification's body is from; absent if it quotes nobody. They are read again when it is shown. */
export interface Quoted {
  /** A comment. */
  readonly quotes?: string;
  readonly quotesPosts?: readonly string[];
}

/** A notification before it is stored. */
export interface NewNotification extends Quoted {
  /** The subject; the same one again renews the notification instead of adding one. */
  readonly subject: string;
  readonly variantId: string;
  readonly data: NotificationData;
}
