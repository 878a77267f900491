import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { AppMessage } from '@/core/kernel/native-app/app-message';
import type { HostMessage } from '@/core/kernel/native-app/host-message.rules';
import { parseHostMessage } from '@/core/kernel/native-app/host-message.rules';
import type { NativeApp } from '@/core/kernel/native-app/native-app.port';

/** The member that react-native-webview gives a page's window. */
interface Bridge {
  postMessage(text: string): void;
}

export type AppWindow = Pick<Window, 'addEventListener'> & { readonly ReactNativeWebView?: Bridge };

/** Returns whether an app can be posted messages from this page. */
export function hasBridge(window: AppWindow): boolean {
  return window.ReactNativeWebView !== undefined;
}

/**
 * The app that shows the page in its webview. It posts its messages by a script that it runs in the page: such an event has neither
 * an origin nor a sender. Those of other windows and frames have both, and are dropped.
 */
export class WindowNativeApp implements NativeApp {
  readonly #open: () => AppWindow;

  /** `open` is called when something is posted: the server, which renders the first view, has no window. */
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
