import type { IncomingMessage } from 'node:http';
import { request as askPlainly } from 'node:http';
import { request as askSecurely } from 'node:https';
import type { PushSubscription } from '@/core/account/push/push-subscription.rules';
import { isPushServiceUrl } from '@/core/account/push/push-subscription.rules';
import type { HostOverride, ResolveHost } from '@/server/platform/http/checked-lookup';
import { fixedLookup, publicAddressesOf, resolveByDns } from '@/server/platform/http/checked-lookup';

/** The maximum payload. Push services accept 4,096 bytes, including the encryption's header and tag. */
const MAX_PAYLOAD_BYTES = 3_993;
const TIMEOUT_MS = 10_000;
/** The wait in seconds if Retry-After is missing or unreadable. */
const USUAL_WAIT_S = 60;
const MAX_WAIT_S = 86_400;

/** `gone` ends the subscription. `later` retries after `seconds`. */
export type PushOutcome =
  | { readonly kind: 'taken' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'later'; readonly seconds: number }
  | { readonly kind: 'refused' };

/** Keys in base64url, and the operator's contact. */
export interface VapidDetails {
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface PushSenderOptions {
  readonly vapid: () => Promise<VapidDetails>;
  readonly hosts: readonly string[];
  readonly standIns: readonly HostOverride[];
  readonly now: () => number;
  readonly resolve?: ResolveHost;
  /** In ms. */
  readonly timeout?: number;
}

/**
 * Sends push messages. Endpoints are user-supplied and must not reach internal hosts: only listed hosts with public IP
 * addresses, without redirects.
 */
export class PushSender {
  readonly #options: PushSenderOptions;

  constructor(options: PushSenderOptions) {
    this.#options = options;
  }

  /** Sends a message. Throws RangeError for a payload that a push service would refuse. */
  async send(subscription: PushSubscription, payload: string, secondsKept: number): Promise<PushOutcome> {
    if (Buffer.byteLength(payload) > MAX_PAYLOAD_BYTES) throw new RangeError('The payload of a push is too long.');
    const request = await this.#encrypt(subscription, payload, secondsKept, await this.#options.vapid());
    if (request === null) return { kind: 'refused' };
    const signal = AbortSignal.timeout(this.#options.timeout ?? TIMEOUT_MS);
    const endpoint = URL.parse(subscription.endpoint);
    try {
      const route = endpoint === null ? null : await this.#routeTo(endpoint, signal);
      if (endpoint === null || route === null) return { kind: 'refused' };
      const { host, pathname, search } = endpoint;
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        route
          .ask(
            {
              agent: false,
              host: endpoint.hostname,
              path: pathname + search,
              port: route.port,
              lookup: fixedLookup(route.addresses),
              method: 'POST',
              headers: { ...request.headers, host },
              signal,
            },
            resolve,
          )
          .on('error', reject)
          .end(request.body);
      });
      answer.destroy();
      return this.#outcomeOf(answer);
    } catch {
      return { kind: 'later', seconds: USUAL_WAIT_S };
    }
  }

  /** Returns null for invalid keys or an invalid endpoint, for which a retry is useless. */
  async #encrypt(subscription: PushSubscription, payload: string, secondsKept: number, vapidDetails: VapidDetails) {
    // Loaded lazily, because servers without push users do not need it.
    const { default: webPush } = await import('web-push');
    try {
      return webPush.generateRequestDetails(subscription, payload, {
        vapidDetails,
        TTL: secondsKept,
        contentEncoding: 'aes128gcm',
      });
    } catch {
      return null;
    }
  }

  /** Returns null for an endpoint that must not be contacted. Throws if its host is not found. */
  async #routeTo({ href, hostname }: URL, signal: AbortSignal) {
    const { hosts, standIns, resolve = resolveByDns(signal) } = this.#options;
    if (!isPushServiceUrl(href, hosts)) return null;
    const standIn = standIns.find(({ host }) => host === hostname);
    if (standIn !== undefined) return { addresses: [standIn.address], port: standIn.port, ask: askPlainly };
    const found = await resolve(hostname);
    if (found.length === 0) throw new Error('The push service is not found.');
    const addresses = await publicAddressesOf(hostname, async () => found);
    return addresses === null ? null : { addresses, port: 443, ask: askSecurely };
  }

  #outcomeOf({ statusCode = 0, headers }: IncomingMessage): PushOutcome {
    if (statusCode >= 200 && statusCode < 300) return { kind: 'taken' };
    // 401 and 403: the subscription was made with another server key.
    if ([401, 403, 404, 410].includes(statusCode)) return { kind: 'gone' };
    if (statusCode === 429 || statusCode >= 500)
      return { kind: 'later', seconds: this.#waitOf(headers['retry-after']) };
    return { kind: 'refused' };
  }

  /** Parses seconds or a date. */
  #waitOf(retryAfter: string | undefined): number {
    if (retryAfter === undefined) return USUAL_WAIT_S;
    const seconds = /^\d+$/.test(retryAfter)
      ? Number(retryAfter)
      : Math.ceil((Date.parse(retryAfter) - this.#options.now()) / 1_000);
    return Number.isNaN(seconds) ? USUAL_WAIT_S : Math.min(Math.max(seconds, 1), MAX_WAIT_S);
  }
}
