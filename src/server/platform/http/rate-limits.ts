import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import { Problem } from '@/server/contract/problem';
import { isRead } from './logging';
import { networkOf } from './network-of';
import type { ReadScheduler } from './read-turns';
import type { RequestCounts } from './request-counts';

export interface RateLimits {
  readonly login: number;
  readonly writes: number;
  /** The limit of writes under a profile. Bulk votes have the same limit, counted separately. */
  readonly contributions: number;
  readonly reads: number;
}

/**
 * The class of an operation. Reports of errors, speed and events are counted separately, because they would use up the
 * writes of a shared network.
 */
type OperationClass = Exclude<keyof RateLimits, 'contributions'> | 'reports';

export interface RateLimitIdentity {
  userId(request: FastifyRequest): string | null;
  /** Returns true for a session that this process does not know. It is counted apart from guests. */
  claimsSession(request: FastifyRequest): boolean;
  /** Returns the device of an earlier sign-in, by a cookie that only this server creates, or null. */
  ownDevice(request: FastifyRequest): string | null;
  isInternal(request: FastifyRequest): boolean;
}

/** Matches files, probes and the emulated Google, which the login service calls for all users. */
const uncounted = /^\/(?:static\/|emulator\/|healthz$|readyz$)/;

/** A read counts once for each period of this length that it takes. */
const READ_MS = 50;

/** Refused sign-ins per successful one. They are counted separately, so that a few do not lock out a shared address. */
const REFUSED_LOGINS_PER_LOGIN = 3;

/**
 * Limits requests per minute and user (or network) in four classes: sign-in, writes, browser reports, reads. Answers
 * 429 `too_many_requests` with Retry-After, before any database access. Successful and refused sign-ins have separate
 * limits; known devices have their own. Slow reads count several times, and a sender's reads wait for each other
 * (`ReadScheduler`).
 */
export function limitRates(
  app: FastifyInstance,
  limits: RateLimits,
  identity: RateLimitIdentity,
  { counts, turns }: { readonly counts: RequestCounts; readonly turns: ReadScheduler },
): void {
  const senderOf = (request: FastifyRequest): string =>
    `${identity.claimsSession(request) ? 'session ' : ''}${networkOf(request.ip)}`;
  const readerOf = (request: FastifyRequest): string => identity.userId(request) ?? senderOf(request);
  const triesOf = (request: FastifyRequest): string => `tries ${identity.ownDevice(request) ?? networkOf(request.ip)}`;
  const loginsOf = (request: FastifyRequest): string => `login ${networkOf(request.ip)}`;

  const takeLogin = (request: FastifyRequest): number => {
    const wait = counts.wait(loginsOf(request), limits.login);
    return wait > 0 ? wait : counts.take(triesOf(request), limits.login * REFUSED_LOGINS_PER_LOGIN);
  };
  const take = (request: FastifyRequest, operation: OperationClass, sender: string): number => {
    if (operation === 'login') return takeLogin(request);
    const wait = counts.take(`${operation} ${sender}`, limits[operation === 'reports' ? 'writes' : operation]);
    if (wait > 0) return wait;
    if (listRoutes.test(request.routeOptions.url ?? '')) return counts.take(`lists ${sender}`, limits.contributions);
    if (request.routeOptions.config.isShownUnderProfile !== true) return 0;
    return counts.take(`contributions ${sender}`, limits.contributions);
  };
  const ends = new WeakMap<FastifyRequest, () => void>();
  const takeTurn = async (request: FastifyRequest, reply: FastifyReply, reader: string): Promise<void> => {
    const { url } = request.routeOptions;
    if (url === undefined) return;
    const end = await turns.take(reader, url);
    ends.set(request, () => counts.add(`reads ${reader}`, Math.floor(end() / READ_MS)));
    if (!request.raw.socket.destroyed) return;
    endTurn(request);
    reply.hijack();
  };
  const endTurn = (request: FastifyRequest): void => {
    ends.get(request)?.();
    ends.delete(request);
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (uncounted.test(request.url) || identity.isInternal(request)) return done();
    const operation = operationClassOf(request);
    const sender = readerOf(request);
    const wait = take(request, operation, sender);
    if (wait === 0) {
      if (operation !== 'reads') return done();
      return void takeTurn(request, reply, sender).then(() => done(), done);
    }
    const seconds = Math.max(1, Math.ceil(wait / 1000));
    reply.header('retry-after', String(seconds));
    throw new Problem(429, 'too_many_requests', requestRefusals.tooMany(seconds));
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    endTurn(request);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    endTurn(request);
    if (operationClassOf(request) === 'login' && reply.statusCode < 400) {
      counts.add(triesOf(request), -1);
      counts.add(loginsOf(request), 1);
    }
    done();
  });
}

const redirectLogins = /^\/login\/\w+\/callback$/;

/** Matches reports that browsers send without an action of the user. */
const reportRoutes = /^\/api\/(?:v4\/log|curate)\//;

const listRoutes = /^\/api\/feed\/v1\/vote\/bulk$/;

function operationClassOf({ method, routeOptions }: FastifyRequest): OperationClass {
  if (redirectLogins.test(routeOptions.url ?? '')) return 'login';
  if (isRead(method)) return 'reads';
  // The route, not the address, which can be spelled in many ways (`/%6Cogin/social`).
  if (routeOptions.url?.startsWith('/login/') === true) return 'login';
  return reportRoutes.test(routeOptions.url ?? '') ? 'reports' : 'writes';
}
