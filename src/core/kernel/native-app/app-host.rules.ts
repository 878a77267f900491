import type { DeviceHost } from '@/core/kernel/device/device';

export interface HostTraces {
  readonly userAgent: string;
  readonly cookie: string | null;
  readonly query: string | null;
  readonly hasBridge: boolean;
}

export const APP_HOST_NAME = 'app_host';

const AGENT = /\bTarakkiApp\/(\d{1,4}(?:\.\d{1,4}){0,2}) \((ios|android)(?:; build \d{1,9})?\)/;

const HOSTS: ReadonlyMap<string | null, DeviceHost> = new Map([
  ['ios', 'app_ios'],
  ['android', 'app_android'],
]);

/**
 * Detects the host by the user agent, else the cookie, else the query. Without a bridge the host is a browser, whatever
 * a link or cookie says, because the app's pages have no login there.
 */
export function hostOf({ userAgent, cookie, query, hasBridge }: HostTraces): DeviceHost {
  if (!hasBridge) return 'browser';
  const named = [AGENT.exec(userAgent)?.[2] ?? null, cookie, query];
  return named.map((name) => HOSTS.get(name)).find((host) => host !== undefined) ?? 'browser';
}

export function appVersionOf(userAgent: string): string | null {
  return AGENT.exec(userAgent)?.[1] ?? null;
}
