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
const COMMUNITIES = '/api/feed/v1/community';

function changesWithPosts(url: string): boolean {
  return !withoutPostsPath.test(url);
}

export function showsPosts(path: string): boolean {
  return changesWithPosts(path) && path !== COMMUNITIES;
}

/** Returns true for pages that show posts, not only the number of answers to a question. */
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
  readonly uptime: () => number;
}

/**
 * Shares answers of services among guests and counts writes with `x-guests-see`, which end them. Answers of
 * sessions are never shared; nor are problems or answers with their own headers.
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
  // An aborted request must release those who wait for its answer.
  app.addHook('onRequestAbort', async (request) => {
    pending.get(request)?.(null);
    pending.delete(request);
  });
}

/** Operation and validated parameters only, so that other parts of an address cannot multiply answers. */
function addressOf({ method, routeOptions, params, query }: FastifyRequest): string | null {
  const { operationId, queryNames } = routeOptions.config;
  if (method !== 'GET' || operationId === undefined || queryNames === undefined) return null;
  const given = new Map(Object.entries(query ?? {}));
  return JSON.stringify([operationId, params, queryNames.map((name) => given.get(name) ?? null)]);
}

/** A refusal (4xx) changed nothing; a failure (5xx) may have committed. */
function whatMayHaveChanged({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply): GuestsSee {
  return statusCode < 400 || statusCode >= 500 ? (routeOptions.config.guestsSee ?? false) : false;
}
