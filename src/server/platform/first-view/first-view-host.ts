import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { handleRouteNotFound } from '@/server/contract/problem-replies';
import type { Viewer } from '@/server/contract/viewer';
import type { WriteCounter } from '../guest-cache';
import { GuestCache } from '../guest-cache';
import { allowStyles } from '../http/content-security';
import { plainPage } from '../http/plain-page';
import type { AnswersInput, FirstViewConfig, FirstViewOutput } from './first-view';
import type { Encoding } from './guest-page';
import { GuestPage } from './guest-page';
import { inProcessFetch } from './in-process-fetch';
import type { BuiltClient, ClientPlace } from './load-first-view';
import { builtClientLoader } from './load-first-view';

export interface FirstViewHostOptions extends ClientPlace {
  /** Called on each visit: the origin of a server on a free port is known only after it listens. */
  readonly config: () => FirstViewConfig;
  readonly authenticate: (request: FastifyRequest, reply: FastifyReply) => Promise<Viewer | null>;
  /** A page made before the last write is not shared. */
  readonly writes: WriteCounter;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds since the start; they only grow. */
  readonly uptime: () => number;
}

/** Beside the services' paths, what begins with two slashes: as an address it would name a host. */
const machinePaths = /^\/(?:\/|(?:api|ws|static|emulator|login|logout)(?:[/?]|$))/;
const fileName = /\.[a-z\d]{2,5}$/i;
// The client decides by the same names, so that it shows at first what the document holds.
const phone = /android|iphone|ipad|ipod|mobi|opera mini/i;

/** The media type of a screen's first answers, requested by a running app beside the screen's code, in place of the document. */
const ANSWERS_MEDIA_TYPE = 'application/vnd.tarakki.answers+json';

/** The number of documents, and of sets of answers, that guests share. */
const MAX_SHARED = 200;

/**
 * Replies to every GET outside of services, files and pages of the server: with the first view if a document is asked for, with the
 * answers behind it if those are, and with 404 `route_not_found` otherwise. Guests get an answer at most a second old; that for
 * a user is made for them alone and not kept.
 */
export function registerFirstView(app: FastifyInstance, options: FirstViewHostOptions): void {
  const shared = { writes: options.writes, uptime: options.uptime, max: MAX_SHARED };
  const pages = new GuestCache<GuestPage>(shared);
  const answers = new GuestCache<object>(shared);
  const loadClient = builtClientLoader(options, options.config().isDevelopment);
  app.setNotFoundHandler(async (request, reply) => {
    const asked = whatIsAsked(request);
    if (asked === null) return handleRouteNotFound(request, reply);
    const viewer = await options.authenticate(request, reply);
    const client = await loadClient();
    if (client === null) return sendNotBuilt(reply, options.config().brand);
    try {
      if (asked === 'answers') return await sendAnswers(request, reply, client, viewer);
      return await (viewer === null ? guestPage(request, reply, client) : ownPage(request, reply, client));
    } catch (error) {
      request.log.error({ err: error }, 'the first view failed');
      return sendBroken(reply, options.config().brand);
    }
  });

  const inputOf = (request: FastifyRequest, cookie: string): AnswersInput => {
    const config = options.config();
    const userAgent = request.headers['user-agent'] ?? '';
    return {
      url: request.url,
      visitor: { cookie, isPhone: phone.test(userAgent), isCrawler: isbot(userAgent) },
      fetch: inProcessFetch(app, config.origin, { cookie, userAgent, address: request.ip }),
      now: options.now(),
      config,
    };
  };

  const render = (request: FastifyRequest, { module, assets }: BuiltClient, cookie: string): Promise<FirstViewOutput> =>
    module.renderFirstView({ ...inputOf(request, cookie), assets });

  const sendAnswers = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { module }: BuiltClient,
    viewer: Viewer | null,
  ) => {
    const cookie = viewer === null ? '' : (request.headers.cookie ?? '');
    const load = () => module.loadAnswers(inputOf(request, cookie));
    const sent = viewer === null ? await answers.get(sharedKeyOf(request), load) : await load();
    reply.header('cache-control', 'no-store').type(ANSWERS_MEDIA_TYPE);
    return reply.send(JSON.stringify(sent));
  };

  const ownPage = async (request: FastifyRequest, reply: FastifyReply, client: BuiltClient) => {
    const output = await render(request, client, request.headers.cookie ?? '');
    reply.header('cache-control', 'private, no-store');
    return sendHead(reply, output, client).send(output.html);
  };

  const guestPage = async (request: FastifyRequest, reply: FastifyReply, client: BuiltClient) => {
    const page = await pages.get(
      sharedKeyOf(request),
      async () => new GuestPage(await render(request, client, sharedCookie(request))),
    );
    const encoding = encodingFor(request);
    reply
      .header('cache-control', 'public, max-age=0, s-maxage=1')
      .header('vary', 'cookie, user-agent, accept, accept-encoding');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return sendHead(reply, page.output, client).send(page.packed(encoding));
  };
}

function whatIsAsked(request: FastifyRequest): 'document' | 'answers' | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  if (machinePaths.test(request.url)) return null;
  const { accept = '*/*' } = request.headers;
  if (accept.includes(ANSWERS_MEDIA_TYPE)) return 'answers';
  // `*/*` gets a document, but not in place of a file: browsers request /favicon.ico by themselves.
  return accept.includes('text/html') || (accept.includes('*/*') && !fileName.test(pathOf(request)))
    ? 'document'
    : null;
}

/** Names what guests share: one address, as one kind of viewer sees it. */
function sharedKeyOf(request: FastifyRequest): string {
  const agent = request.headers['user-agent'] ?? '';
  const kind = `${phone.test(agent) ? 'phone' : 'computer'} ${isbot(agent) ? 'crawler' : 'person'}`;
  return `${kind} ${sharedCookie(request)} ${request.url}`;
}

/** The only cookie of a guest that a shared page may depend on: the theme they chose. */
function sharedCookie(request: FastifyRequest): string {
  const { theme } = request.cookies;
  return theme === 'light' || theme === 'dark' ? `theme=${theme}` : '';
}

function encodingFor(request: FastifyRequest): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}

function sendHead(reply: FastifyReply, output: FirstViewOutput, { styleHashesOf }: BuiltClient): FastifyReply {
  allowStyles(reply, styleHashesOf(output.chunks));
  return reply.code(output.status).headers(output.headers).type('text/html; charset=utf-8');
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
    '<p>Something went wrong. Please try again in a few minutes.</p><p><a href="/">Home</a></p>',
    brand,
  );
  return reply.code(500).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}
