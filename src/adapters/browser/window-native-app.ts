import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { AppMessage } from '@/core/kernel/native-app/app-message';
import type { HostMessage } from '@/core/kernel/native-app/host-message.rules';
import { parseHostMessage } from '@/core/kernel/native-app/host-message.rules';
import type { NativeApp } from '@/core/kernel/native-app/native-app.port';

/** The bridge that react-native-webview injects. */
interface Bridge {
  postMessage(text: string): void;
}

export type AppWindow = Pick<Window, 'addEventListener'> & { readonly ReactNativeWebView?: Bridge };

export function hasBridge(window: AppWindow): boolean {
  return window.ReactNativeWebView !== undefined;
}

/**
 * The native app. It posts messages by a script in the page, so their events have neither an origin nor a source.
 * Messages of other windows and frames have both, and are dropped.
 */
export class WindowNativeApp implements NativeApp {
  readonly #open: () => AppWindow;

  /** `open` is called lazily, because the server, which renders the first view, has no window. */
  constructor(open: () => AppWindow) {
    this.#open = open;
  }

  post(message: AppMessage): void {
    this.#open().ReactNativeWebView?.postMessage(JSON.stringify(message));
  }

  onMessage(listener: (message: HostMessage) => void): Cancel {
    const left = new AbortController();
    const handle = ({ origin, source, data }: MessageEvent) => {
      const message = origin === '' && source === null ? parseHostMessage(data) : null;
      if (message !== null) listener(message);
    };
    this.#open().addEventListener('message', handle, { signal: left.signal });
    return () => left.abort();
  }
}
