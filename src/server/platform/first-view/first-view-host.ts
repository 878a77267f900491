import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { handleRouteNotFound } from '@/server/contract/problem-replies';
import type { Viewer } from '@/server/contract/viewer';
import { DatabaseUnavailable } from '../database-unavailable';
import type { WriteCounter } from '../guest-cache';
import { GuestCache } from '../guest-cache';
import { encodingFor } from '../http/accepted-encoding';
import { allowSharedCaching } from '../http/caching';
import { allowInline } from '../http/content-security';
import { changesEachMoment, hasSecretAddress, showsPosts } from '../http/guest-answers';
import { isCrawler } from '../http/is-crawler';
import { networkOf } from '../http/network-of';
import { plainPage } from '../http/plain-page';
import { shownUserOf } from '../sessions/session-cookies';
import type { AnswersInput, FirstViewConfig, FirstViewModule, FirstViewOutput } from './first-view';
import { CompressedText, GuestPage } from './guest-page';
import { inProcessFetch, isInternal } from './in-process-fetch';
import type { BuiltClient, ClientPlace } from './load-first-view';
import { builtClientLoader } from './load-first-view';
import { RenderBudget, RenderBudgetSpent } from './render-budget';

export interface FirstViewHostOptions extends ClientPlace {
  readonly config: () => FirstViewConfig;
  readonly authenticate: (request: FastifyRequest, reply: FastifyReply) => Promise<Viewer | null>;
  /** Counts writes. A page rendered before the last write is not shared. */
  readonly writes: WriteCounter;
  readonly now: () => number;
  /** Milliseconds since the start, from a monotonic clock. */
  readonly uptime: () => number;
}

/** Matches service paths, and `//`, which would name a host. */
const machinePaths = /^\/(?:\/|(?:api|ws|static|emulator|login|logout)(?:[/?]|$))/;
export const NOWHERE = '/-/';
const fileName = /\.[a-z\d]{2,5}$/i;
// The client uses the same pattern, so that its first render matches the document.
const phone = /android|iphone|ipad|ipod|mobi|opera mini/i;

const ANSWERS_MEDIA_TYPE = 'application/vnd.tarakki.answers+json';
const ANSWERS_HEADER = 'x-answers';

const MAX_SHARED = 200;
const MAX_WAITING = { perSender: 200, all: 400 };
const RETRY_AFTER_SECONDS = 2;

/**
 * Handles every GET outside of services and files with a document, a screen's answers, or 404 `route_not_found`. Caches
 * keep a guest's page for at most a second, or a minute if it shows no posts. Users' pages are never cached.
 */
export function registerFirstView(app: FastifyInstance, options: FirstViewHostOptions): void {
  const shared = { writes: options.writes, uptime: options.uptime, max: MAX_SHARED };
  const pages = new GuestCache<GuestPage>(shared);
  const pagesWithoutPosts = new GuestCache<GuestPage>({ ...shared, writes: options.writes.beyondPosts });
  const answers = new GuestCache<CompressedText>(shared);
  const budgetOptions = {
    uptime: options.uptime,
    busy: () => performance.eventLoopUtilization().active,
    others: countCalls(app),
    waiting: MAX_WAITING,
  };
  const budget = new RenderBudget(budgetOptions);
  const ownBudget = new RenderBudget(budgetOptions);
  const loadClient = builtClientLoader(options, options.config().isDevelopment);
  app.setNotFoundHandler(async (request, reply) => {
    const asked = whatIsAsked(request);
    if (asked === null) return handleRouteNotFound(request, reply);
    if (isForOtherUser(request)) return reply.code(409).send();
    const client = await loadClient();
    if (client === null) return sendNotBuilt(reply, options.config().brand);
    try {
      const viewer = await options.authenticate(request, reply);
      if (asked === 'answers') return await sendAnswers(request, reply, client, viewer);
      return await (viewer === null ? guestPage(request, reply, client) : ownPage(request, reply, client, viewer));
    } catch (error) {
      if (error instanceof RenderBudgetSpent || error instanceof DatabaseUnavailable)
        return sendBusy(reply, options.config().brand);
      request.log.error({ err: error }, 'the first view failed');
      return sendBroken(reply, options.config().brand);
    }
  });

  const inputOf = (
    request: FastifyRequest,
    cookie: string,
    { url = request.url, onAsk = (_url: string): void => undefined, isUser = false } = {},
  ): AnswersInput => {
    const config = options.config();
    const userAgent = request.headers['user-agent'] ?? '';
    return {
      url,
      visitor: { cookie, isPhone: phone.test(userAgent), isCrawler: !isUser && isCrawler(userAgent) },
      fetch: inProcessFetch(app, config.origin, { cookie, userAgent, address: request.ip, onAsk }),
      now: options.now(),
      config,
    };
  };

  const ownInput = (request: FastifyRequest): AnswersInput =>
    inputOf(request, request.headers.cookie ?? '', { isUser: true });

  const sendAnswers = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { module }: BuiltClient,
    viewer: Viewer | null,
  ) => {
    const sent = await (viewer === null
      ? shareAnswers(request, module)
      : ownBudget.make(viewer.userId, async () => packedAnswers(await module.loadAnswers(ownInput(request)))));
    reply.header('cache-control', 'no-store').type(ANSWERS_MEDIA_TYPE);
    return sendPacked(request, reply, sent);
  };

  const shareAnswers = async (request: FastifyRequest, module: FirstViewModule): Promise<CompressedText> => {
    const { name, url } = await keyOf(request, module);
    const make = async () => packedAnswers(await module.loadAnswers(inputOf(request, '', { url })));
    return answers.get(name, () => budget.make(networkOf(request.ip), make));
  };

  /**
   * Shares a page. Votes and comments do not invalidate a page without posts, but only a finished page shows whether it has posts.
   */
  const sharePage = async (
    request: FastifyRequest,
    module: FirstViewModule,
    make: (url: string) => Promise<GuestPage>,
  ): Promise<GuestPage> => {
    const key = await keyOf(request, module);
    const kept = await pagesWithoutPosts.find(key.name);
    if (kept !== null) return kept;
    return pages.get(key.name, async () => {
      const finish = pagesWithoutPosts.start(key.name);
      try {
        const page = await budget.make(networkOf(request.ip), () => make(key.url));
        finish(page.shows.posts ? null : page);
        return page;
      } catch (error) {
        finish(null);
        throw error;
      }
    });
  };

  const ownPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    client: BuiltClient,
    { userId }: Pick<Viewer, 'userId'>,
  ) => {
    const { module, assets } = client;
    const output = await ownBudget.make(userId, () => module.renderFirstView({ ...ownInput(request), assets }));
    reply.header('cache-control', 'private, no-store');
    return sendPacked(request, sendHead(reply, output, client), new CompressedText(output.html));
  };

  const guestPage = async (request: FastifyRequest, reply: FastifyReply, client: BuiltClient) => {
    const { module, assets } = client;
    const encoding = encodingFor(request);
    const page = await sharePage(request, module, async (url) => {
      const shows = { posts: false, moment: false, secret: false };
      const onAsk = (path: string): void => {
        shows.posts ||= showsPosts(path);
        shows.moment ||= changesEachMoment(path);
        shows.secret ||= hasSecretAddress(path);
      };
      const input = inputOf(request, sharedCookie(request), { url, onAsk });
      const output = await module.renderFirstView({ ...input, assets });
      const made = new GuestPage(output, shows);
      made.packed(encoding);
      return made;
    });
    const { status } = page.output;
    if (status === 301 && request.url.includes('?')) {
      // The shared page's address lacks parameters that its screen does not read. A redirect must keep them, so it is
      // rendered for this request.
      const input = inputOf(request, sharedCookie(request));
      const whole = await budget.make(networkOf(request.ip), () => module.renderFirstView({ ...input, assets }));
      reply.header('cache-control', 'private, no-store');
      return sendHead(reply, whole, client).send(whole.html);
    }
    if (status === 503 || page.shows.secret) reply.header('cache-control', 'no-store');
    // Error pages stay in shared caches for the shorter time too.
    else allowSharedCaching(reply, { isOfTheMoment: status !== 200 || page.shows.moment });
    reply.header('vary', `cookie, user-agent, ${ANSWERS_HEADER}, accept-encoding`);
    return sendPacked(request, sendHead(reply, page.output, client), page);
  };
}

/** Returns true for a malformed escape, which the router would refuse without a page. */
export function isMalformedPage(url: string): boolean {
  if (machinePaths.test(url)) return false;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return false;
  } catch {
    return true;
  }
}

/** Returns true for a request of a page that still shows another user than the session's. */
function isForOtherUser(request: FastifyRequest): boolean {
  const shown = request.headers['user-id'];
  const current = shownUserOf(request);
  return shown !== undefined && current !== null && shown !== current;
}

function whatIsAsked(request: FastifyRequest): 'document' | 'answers' | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  if (machinePaths.test(request.url)) return null;
  const { accept = '*/*', [ANSWERS_HEADER]: wantsAnswers } = request.headers;
  if (wantsAnswers !== undefined) return 'answers';
  // `*/*` gets a document, except in place of a file: browsers request /favicon.ico.
  return accept.includes('text/html') || (accept.includes('*/*') && !fileName.test(pathOf(request)))
    ? 'document'
    : null;
}

function countCalls(app: FastifyInstance): () => number {
  let calls = 0;
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.operationId !== undefined && !isInternal(request)) calls += 1;
  });
  return () => calls;
}

async function keyOf(
  request: FastifyRequest,
  module: FirstViewModule,
): Promise<{ readonly name: string; readonly url: string }> {
  const url = await module.sharedAddressOf(request.url);
  return { name: `${kindOfViewer(request)} ${url}`, url };
}

function kindOfViewer(request: FastifyRequest): string {
  const agent = request.headers['user-agent'] ?? '';
  const kind = `${phone.test(agent) ? 'phone' : 'computer'} ${isCrawler(agent) ? 'crawler' : 'person'}`;
  return `${kind} ${sharedCookie(request)}`;
}

/** Returns the only cookie that a shared page depends on: the theme. */
function sharedCookie(request: FastifyRequest): string {
  const { theme } = request.cookies;
  return theme === 'light' || theme === 'dark' ? `theme=${theme}` : '';
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}

function sendHead(reply: FastifyReply, output: FirstViewOutput, client: BuiltClient): FastifyReply {
  allowInline(reply, 'style-src', client.styleHashesOf(output.chunks));
  allowInline(reply, 'script-src', client.scriptHashes);
  return reply.code(output.status).headers(output.headers).type('text/html; charset=utf-8');
}

function sendPacked(request: FastifyRequest, reply: FastifyReply, text: CompressedText): FastifyReply {
  const encoding = encodingFor(request);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(text.packed(encoding));
}

function packedAnswers(answers: object): CompressedText {
  return new CompressedText(JSON.stringify(answers));
}

function sendNotBuilt(reply: FastifyReply, brand: string): FastifyReply {
  const page = plainPage(
    'Not built',
    '<p>The client is not built yet. Run <code>npm run build</code> and reload.</p>',
    brand,
  );
  return reply.code(503).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}

function sendBroken(reply: FastifyReply, brand: string): FastifyReply {
  const page = plainPage(
    'Something went wrong',
    '<p>The fault is ours, not yours. Please try again in a few minutes.</p><p><a href="/">Home</a></p>',
    brand,
  );
  return reply.code(500).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}

function sendBusy(reply: FastifyReply, brand: string): FastifyReply {
  const page = plainPage(
    'Very busy just now',
    '<p>Many people are here. Please try again in a few seconds.</p><p><a href="/">Home</a></p>',
    brand,
  );
  reply.header('retry-after', String(RETRY_AFTER_SECONDS));
  return reply.code(503).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}
