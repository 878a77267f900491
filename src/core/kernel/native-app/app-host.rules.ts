import type { DeviceHost } from '@/core/kernel/device/device';

/** The traces that a native app leaves on a page in its webview. */
export interface HostTraces {
  readonly userAgent: string;
  /** The cookie `app_host`; null if there is none. */
  readonly cookie: string | null;
  /** The query's parameter `app_host`; null if there is none. */
  readonly query: string | null;
  /** True if the page can post messages to an app around it. */
  readonly hasBridge: boolean;
}

/** The name of the cookie and of the query's parameter that name the host. */
export const APP_HOST_NAME = 'app_host';

/** The addition of an app to its user agent: `TarakkiApp/2.4 (android; build 2410)`. */
const AGENT = /\bTarakkiApp\/(\d{1,4}(?:\.\d{1,4}){0,2}) \((ios|android)(?:; build \d{1,9})?\)/;

const HOSTS: ReadonlyMap<string | null, DeviceHost> = new Map([
  ['ios', 'app_ios'],
  ['android', 'app_android'],
]);

/**
 * Returns the host of a page: by the user agent, else the cookie, else the query. Without a way to post messages it is a browser,
 * whatever a link or a cookie says: there a page of the app would have no login and no way back.
 */
export function hostOf({ userAgent, cookie, query, hasBridge }: HostTraces): DeviceHost {
  if (!hasBridge) return 'browser';
  const named = [AGENT.exec(userAgent)?.[2] ?? null, cookie, query];
  return named.map((name) => HOSTS.get(name)).find((host) => host !== undefined) ?? 'browser';
}

/** Returns the version of the app that a user agent names, like `2.4`; null if it names none. */
export function appVersionOf(userAgent: string): string | null {
  return AGENT.exec(userAgent)?.[1] ?? null;
}
