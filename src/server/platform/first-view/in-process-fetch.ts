import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import inject from 'light-my-request';

/** Marks requests of this process to itself. It is random, so that nobody else can use it. */
const internalHeader = 'x-first-view';
const internalMark = randomBytes(16).toString('hex');

/** Returns true for the server's own requests, which were counted and checked with the visitor's request. */
export function isInternal(request: FastifyRequest): boolean {
  return request.headers[internalHeader] === internalMark;
}

export interface Visitor {
  readonly cookie: string;
  readonly userAgent: string;
  readonly address: string;
  readonly onAsk?: (path: string) => void;
}

/**
 * Returns an in-process `fetch`. The request passes every hook and check as the visitor's. Addresses are relative to
 * `origin`; other origins are refused.
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
    // The app's own `inject` refuses while closing, and unfinished pages would fail.
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
