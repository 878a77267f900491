import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GuestVisibility } from '@/contract/openapi-document';
import type { Viewer } from '@/server/contract/viewer';
import type { WriteCounter } from '../guest-cache';
import { GuestCache } from '../guest-cache';
import { allowSharedCaching } from './caching';

/** Services whose answers do not change with posts, comments or votes. */
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
export function changesEachMoment(path: string): boolean {
  return showsPosts(path) && !path.startsWith('/api/interviews/');
}

/** Returns true for operations with `x-secret-address`, whose pages no cache may keep. */
export function hasSecretAddress(path: string): boolean {
  return path.startsWith('/api/complaints/complaints/');
}

/** Parameters with typed text, which must not reach the disk or the log of a cache. */
const TYPED = ['q', 'name'];

function isTyped({ query }: FastifyRequest): boolean {
  return Object.keys(query ?? {}).some((name) => TYPED.includes(name));
}

interface SharedAnswer {
  readonly payload: string;
  readonly contentType: string;
  readonly etag: string;
}

export interface GuestAnswersOptions {
  readonly writes: WriteCounter;
  readonly authenticate: (request: FastifyRequest, reply: FastifyReply) => Promise<Viewer | null>;
  readonly claimsSession: (request: FastifyRequest) => boolean;
  readonly uptime: () => number;
}

/**
 * Shares answers of services among guests. Counts writes with `x-guests-see`, which invalidate the shared answers. Answers of sessions are never shared; nor
 * are problems or answers with their own headers. Public ones get an ETag.
 */
export function shareGuestAnswers(
  app: FastifyInstance,
  { writes, authenticate, claimsSession, uptime }: GuestAnswersOptions,
): void {
  const withPosts = new GuestCache<SharedAnswer>({ writes, uptime, max: 500 });
  const withoutPosts = new GuestCache<SharedAnswer>({ writes: writes.beyondPosts, uptime, max: 500 });
  const pending = new WeakMap<FastifyRequest, (answer: SharedAnswer | null) => void>();
  const found = new WeakMap<FastifyRequest, SharedAnswer>();
  app.addHook('preHandler', async (request, reply) => {
    const { operationId, queryNames } = request.routeOptions.config;
    if (request.method !== 'GET' || operationId === undefined || queryNames === undefined) return;
    if ((await authenticate(request, reply)) !== null) return;
    const address = addressOf(operationId, queryNames, request);
    const cache = changesWithPosts(request.url) ? withPosts : withoutPosts;
    // Nothing may be awaited between the lookup and the start, or several requests would start the same answer.
    const kept = cache.find(address);
    const shared = kept === null ? null : await kept;
    if (shared !== null) {
      found.set(request, shared);
      return reply.type(shared.contentType).send(shared.payload);
    }
    pending.set(request, cache.start(address));
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const changed = whatMayHaveChanged(request, reply);
    if (changed !== false) writes.add(changed);
    const finish = pending.get(request);
    pending.delete(request);
    const shared = finish === undefined ? (found.get(request) ?? null) : sharedAnswer(reply, payload);
    finish?.(shared);
    const isPublic = request.routeOptions.config.isPublic === true && !reply.hasHeader('set-cookie');
    if (shared === null || !isPublic || isTyped(request) || claimsSession(request)) return;
    allowSharedCaching(reply, { isOfTheMoment: changesEachMoment(request.url) });
    reply.header('vary', 'cookie, accept-encoding').header('etag', shared.etag);
    if (!knows(request, shared.etag)) return;
    reply.code(304).removeHeader('content-type');
    return null;
  });
  // If a request is aborted, the requests that wait for its answer must continue.
  app.addHook('onRequestAbort', async (request) => {
    pending.get(request)?.(null);
    pending.delete(request);
  });
}

function sharedAnswer(reply: FastifyReply, payload: unknown): SharedAnswer | null {
  const contentType = reply.getHeader('content-type');
  if (reply.statusCode !== 200 || typeof payload !== 'string' || typeof contentType !== 'string') return null;
  // A weak ETag, because compression changes the bytes.
  return { payload, contentType, etag: `W/"${createHash('sha256').update(payload).digest('base64url')}"` };
}

function knows({ headers }: FastifyRequest, etag: string): boolean {
  const tags = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(etag.replace(/^W\//, ''));
}

/**
 * Returns an address of operation and validated parameters only, so that other parts of an address cannot multiply
 * answers.
 */
function addressOf(operationId: string, queryNames: readonly string[], { params, query }: FastifyRequest): string {
  const given = new Map(Object.entries(query ?? {}));
  return JSON.stringify([operationId, params, queryNames.map((name) => given.get(name) ?? null)]);
}

/** Returns the possible change. A refusal (4xx) changed nothing; a failure (5xx) may have committed. */
function whatMayHaveChanged({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply): GuestVisibility {
  return statusCode < 400 || statusCode >= 500 ? (routeOptions.config.guestsSee ?? false) : false;
}
