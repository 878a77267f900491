import type { Key } from '@/core/kernel/common/key';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { AppMessage } from './app-message';
import type { HostMessage } from './host-message.rules';

/** The native app around the page. Does nothing in a browser. */
export interface NativeApp {
  readonly post: (message: AppMessage) => void;
  readonly onMessage: (listener: (message: HostMessage) => void) => Cancel;
}

export const NativeAppPort: Key<NativeApp> = Symbol('NativeApp');
