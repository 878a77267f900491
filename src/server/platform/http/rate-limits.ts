import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '@/server/contract/problem';
import { isRead } from './logging';
import { networkOf } from './network-of';

/** Requests per minute, by class of operation. */
export interface RateLimits {
  readonly login: number;
  readonly writes: number;
  readonly reads: number;
}

/** Beyond these the one that was silent longest is counted anew. */
const MAX_SENDERS = 100_000;

type OperationClass = keyof RateLimits;

/** Identifies the sender of a request before it is counted. */
export interface RateLimitIdentity {
  /** The signed-in user as far as this process remembers; null counts by address. */
  userId(request: FastifyRequest): string | null;
  /** Whether it seems to come from a session that this process does not remember; such requests are counted apart from guests'. */
  claimsSession(request: FastifyRequest): boolean;
  /** Returns whether the server sent it to itself; the viewer's own request has been counted then. */
  isInternal(request: FastifyRequest): boolean;
}

/** Files and probes; and the emulated Google, which the login service calls from this machine for all users. */
const uncounted = /^\/(?:static\/|emulator\/|healthz$|readyz$)/;

/**
 * Counts requests per minute and user (or address) in three classes: sign-in, writes, reads. The excess is refused with 429
 * `too_many_requests` with Retry-After in seconds. It counts before anything is read from the database.
 */
export async function limitRates(app: FastifyInstance, limits: RateLimits, identity: RateLimitIdentity): Promise<void> {
  await app.register(rateLimit, { global: false });
  const senderOf = (request: FastifyRequest, operation: OperationClass): string => {
    const isApart = operation !== 'login' && identity.claimsSession(request);
    return `${isApart ? 'session ' : ''}${networkOf(request.ip)}`;
  };
  // The plugin takes it for each limiter, though its types do not say so.
  const store = { cache: MAX_SENDERS };
  const limiterOf = (operation: OperationClass) =>
    app.createRateLimit({
      max: limits[operation],
      timeWindow: 60_000,
      ...store,
      keyGenerator: (request) => `${operation} ${identity.userId(request) ?? senderOf(request, operation)}`,
    });
  const limiters = { login: limiterOf('login'), writes: limiterOf('writes'), reads: limiterOf('reads') };
  app.addHook('onRequest', async (request, reply) => {
    if (uncounted.test(request.url) || identity.isInternal(request)) return;
    const limit = await limiters[operationClassOf(request)](request);
    if (limit.isAllowed || !limit.isExceeded) return;
    const seconds = Math.max(1, limit.ttlInSeconds);
    reply.header('retry-after', String(seconds));
    throw new Problem(429, 'too_many_requests', `That was a lot at once. Try again in ${seconds} seconds.`);
  });
}

/** Navigations that start a session. */
const redirectLogins = /^\/login\/\w+\/callback$/;

function operationClassOf({ method, routeOptions }: FastifyRequest): OperationClass {
  if (redirectLogins.test(routeOptions.url ?? '')) return 'login';
  if (isRead(method)) return 'reads';
  // By the route, not the address, which can be written in many ways (`/%6Cogin/social`).
  return routeOptions.url?.startsWith('/login/') === true ? 'login' : 'writes';
}
