import type { Key } from '@/core/kernel/common/key';
import type { PushPermission } from './push-permission';

export interface PushBrowser {
  /** Returns null if the browser has no push: private windows, and iPhones unless the site is on the home screen. */
  readonly permission: () => PushPermission | null;
  /** Shows the browser's own permission prompt. Must be called from a user gesture. */
  readonly requestPermission: () => Promise<PushPermission>;
  /**
   * Subscribes with a server's key, unless the browser has subscribed before. Returns the subscription as JSON text, or
   * null if the push service refuses.
   */
  readonly subscribe: (key: string) => Promise<string | null>;
  /** Ends the subscription and removes its messages from the screen. Returns false if the browser refuses. */
  readonly unsubscribe: () => Promise<boolean>;
  readonly closeShown: () => Promise<void>;
}

export const PushBrowserPort: Key<PushBrowser> = Symbol('PushBrowser');
