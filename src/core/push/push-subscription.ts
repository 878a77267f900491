import * as v from 'valibot';

const BASE64URL = /^[\w-]+={0,2}$/;

const Subscription = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1_000)),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.maxLength(200), v.regex(BASE64URL)),
    auth: v.pipe(v.string(), v.maxLength(100), v.regex(BASE64URL)),
  }),
});

/** A browser's subscription at the push service of its maker. */
export type PushSubscription = Readonly<v.InferOutput<typeof Subscription>>;

/** Reads the token of a device, the JSON text of a subscription; null for one that is none. */
export function readPushToken(token: string): PushSubscription | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Subscription), token);
  return read.success ? read.output : null;
}

/** The hosts of the push services of browsers: Chrome and its kin, Firefox, Edge, Safari. One that begins with a dot stands for all below it. */
export const PUSH_SERVICE_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
] as const;

const HTTPS_HOST = /^https:\/\/([a-z\d.-]+)\//;

/** Returns whether an endpoint is https at one of the hosts, on the usual port. Anybody may register an endpoint: it must lead to no other server. */
export function isOfPushService(endpoint: string, hosts: readonly string[]): boolean {
  const [, named] = HTTPS_HOST.exec(endpoint) ?? [];
  return named !== undefined && hosts.some((host) => (host.startsWith('.') ? named.endsWith(host) : named === host));
}
