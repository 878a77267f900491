import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GuestsSee } from '@/contract/openapi-document';
import type { Viewer } from '@/server/contract/viewer';
import type { WriteCounter } from '../guest-cache';
import { GuestCache } from '../guest-cache';

/** Services whose answers change with no post, comment or vote. */
const WITHOUT_POSTS = [
  'aggregation',
  'awards',
  'benefits',
  'company',
  'dropdown',
  'eligibility',
  'jobs',
  'legal',
  'photos',
  'review',
  'salary',
  'tenure',
  'video',
] as const;
const withoutPostsPath = new RegExp(`^/api/(?:${WITHOUT_POSTS.join('|')})/`);
/** The communities beside each page, of which it shows the followers and not the number of posts. */
const COMMUNITIES = '/api/feed/v1/community';

/** Returns whether an answer of a service changes with posts, comments or votes. */
function changesWithPosts(url: string): boolean {
  return !withoutPostsPath.test(url);
}

/** Returns whether a page that asks for an answer changes with posts, comments or votes. `path` is without a query. */
export function showsPosts(path: string): boolean {
  return changesWithPosts(path) && path !== COMMUNITIES;
}

/** Returns whether a page that asks for an answer is of the moment: it shows posts, and not just how many answers a question of an interview has. */
export function isOfTheMoment(path: string): boolean {
  return showsPosts(path) && !path.startsWith('/api/interviews/');
}

interface SharedAnswer {
  readonly payload: string;
  readonly contentType: string;
}

export interface GuestAnswersOptions {
  readonly writes: WriteCounter;
  readonly authenticate: (request: FastifyRequest, reply: FastifyReply) => Promise<Viewer | null>;
  /** Milliseconds since the start; they only grow. */
  readonly uptime: () => number;
}

/**
 * Lets guests share the answers to the services' reads, and counts the writes that end them: those of operations with `x-guests-see`.
 * Nothing that came with a session is shared or answered from here. Only plain successes are shared: no problem, nothing with a
 * header of its own.
 */
export function shareGuestAnswers(app: FastifyInstance, { writes, authenticate, uptime }: GuestAnswersOptions): void {
  const withPosts = new GuestCache<SharedAnswer>({ writes, uptime, max: 500 });
  const withoutPosts = new GuestCache<SharedAnswer>({ writes: writes.beyondPosts, uptime, max: 500 });
  const pending = new WeakMap<FastifyRequest, (answer: SharedAnswer | null) => void>();
  app.addHook('preHandler', async (request, reply) => {
    const address = addressOf(request);
    if (address === null) return;
    if ((await authenticate(request, reply)) !== null) return;
    const cache = changesWithPosts(request.url) ? withPosts : withoutPosts;
    // Nothing may be awaited between not finding and starting, or several would start.
    const found = cache.find(address);
    const shared = found === null ? null : await found;
    if (shared !== null) return reply.type(shared.contentType).send(shared.payload);
    pending.set(request, cache.start(address));
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const changed = whatMayHaveChanged(request, reply);
    if (changed !== false) writes.add(changed);
    const finish = pending.get(request);
    if (finish === undefined) return;
    pending.delete(request);
    const contentType = reply.getHeader('content-type');
    const plain = reply.statusCode === 200 && typeof payload === 'string' && typeof contentType === 'string';
    finish(plain ? { payload, contentType } : null);
  });
  // A caller who hangs up gets no answer, and those who wait for it must not wait for ever.
  app.addHook('onRequestAbort', async (request) => {
    pending.get(request)?.(null);
    pending.delete(request);
  });
}

/** The operation that is read, with its validated parameters, so that nothing else in an address makes an answer of its own. */
function addressOf({ method, routeOptions, params, query }: FastifyRequest): string | null {
  const { operationId, queryNames } = routeOptions.config;
  if (method !== 'GET' || operationId === undefined || queryNames === undefined) return null;
  const given = new Map(Object.entries(query ?? {}));
  return JSON.stringify([operationId, params, queryNames.map((name) => given.get(name) ?? null)]);
}

/** A refusal (4xx) changed nothing; what failed (5xx) may have been committed before. */
function whatMayHaveChanged({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply): GuestsSee {
  return statusCode < 400 || statusCode >= 500 ? (routeOptions.config.guestsSee ?? false) : false;
}
