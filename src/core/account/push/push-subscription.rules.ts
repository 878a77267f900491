export interface PushSubscription {
  readonly endpoint: string;
  /** In base64url. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

const MAX_ENDPOINT_LENGTH = 1_000;
const KEY = /^[\w-]{1,200}={0,2}$/;

export function readPushToken(token: string): PushSubscription | null {
  const { endpoint, keys } = membersOf(parsed(token));
  const { p256dh, auth } = membersOf(keys);
  const isEndpoint = typeof endpoint === 'string' && endpoint.length <= MAX_ENDPOINT_LENGTH;
  return isEndpoint && isKey(p256dh) && isKey(auth) ? { endpoint, keys: { p256dh, auth } } : null;
}

function isKey(value: unknown): value is string {
  return typeof value === 'string' && KEY.test(value);
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Hosts of Chrome and its derivatives, Firefox, Edge and Safari. A host that begins with a dot includes its subdomains.
 */
export const PUSH_SERVICE_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
] as const;

const HTTPS_HOST = /^https:\/\/((?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63})\//;

/**
 * Returns true for https at one of the hosts on the default port. Anybody may register an endpoint, so it must lead to
 * no other server.
 */
export function isPushServiceUrl(endpoint: string, hosts: readonly string[]): boolean {
  const [, named] = HTTPS_HOST.exec(endpoint) ?? [];
  return named !== undefined && hosts.some((host) => (host.startsWith('.') ? named.endsWith(host) : named === host));
}
