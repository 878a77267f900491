import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import inject from 'light-my-request';

/** Marks requests of this process to itself; the value is random, so that no other sender can claim to be this process. */
const internalHeader = 'x-first-view';
const internalMark = randomBytes(16).toString('hex');

/** Returns whether a request is one of our own, which was counted and checked when the visitor's request came in. */
export function isInternal(request: FastifyRequest): boolean {
  return request.headers[internalHeader] === internalMark;
}

export interface Visitor {
  readonly cookie: string;
  readonly userAgent: string;
  readonly address: string;
  /** Called with the path of each request before it is made. */
  readonly onAsk?: (path: string) => void;
}

/**
 * `fetch` over the app itself, without a network: the request goes through every hook and check as if the visitor had sent it.
 * Relative addresses are taken from `origin`; another origin is refused, as nothing of the first view asks elsewhere.
 */
export function inProcessFetch(
  app: FastifyInstance,
  origin: string,
  visitor: Visitor,
): (input: string | URL | Request, init?: RequestInit) => Promise<Response> {
  return async (input, init) => {
    const target = input instanceof Request ? input : new URL(input, origin);
    const request = new Request(target, init);
    const url = new URL(request.url);
    if (url.origin !== origin) throw new TypeError(`The first view asks its own origin only, not ${url.origin}.`);
    request.signal.throwIfAborted();
    visitor.onAsk?.(url.pathname);
    const options: InjectOptions = {
      method: methodOf(request.method),
      url: `${url.pathname}${url.search}`,
      headers: {
        ...Object.fromEntries(request.headers),
        'user-agent': visitor.userAgent,
        [internalHeader]: internalMark,
        ...(visitor.cookie === '' ? {} : { cookie: visitor.cookie }),
      },
      remoteAddress: visitor.address,
    };
    const body = request.body === null ? null : await request.text();
    // The app's own `inject` refuses while it closes, and a page that is being made then would lose its answers.
    const answer = await inject(app.routing, body === null ? options : { ...options, payload: body });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const each of Array.isArray(value) ? value : [value])
        if (each !== undefined) headers.append(name, String(each));
    }
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(empty ? null : answer.payload, { status: answer.statusCode, headers });
  };
}

function methodOf(method: string): NonNullable<InjectOptions['method']> {
  switch (method) {
    case 'GET':
    case 'POST':
    case 'PUT':
    case 'PATCH':
    case 'DELETE':
    case 'HEAD':
    case 'OPTIONS':
      return method;
    default:
      throw new TypeError(`The first view cannot send ${method}.`);
  }
}
