import { CookieJar } from '@tests/support/cookie-jar';
import { noteAnswer } from '@tests/support/seen-answers';
import { BROWSER } from '@tests/support/user-agents';
import { BYTES_TYPE } from '@/contract/openapi-document';
import type { ResponseCheck } from '@/server/contract/response-check';

export interface CallOptions {
  /** Sent as JSON; a text is sent as it is. */
  readonly body?: unknown;
  /** A null leaves out a header that is usually sent. */
  readonly headers?: Readonly<Record<string, string | null>>;
}

export interface Answered {
  readonly status: number;
  // Whatever the contract says; every answer is held against it before a test sees it.
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into answers of sixty operations
  readonly body: any;
  readonly headers: Headers;
}

export interface ClientContext {
  readonly origin: string;
  readonly check: ResponseCheck;
}

/** Sends common headers, keeps cookies and checks every answer, like a browser. */
export class Client {
  readonly cookies: CookieJar;

  constructor(private readonly context: ClientContext) {
    this.cookies = new CookieJar(context.origin);
  }

  get(path: string, headers: CallOptions['headers'] = {}): Promise<Answered> {
    return this.call('GET', path, { headers });
  }

  post(path: string, body: unknown, headers: CallOptions['headers'] = {}): Promise<Answered> {
    return this.call('POST', path, { body, headers });
  }

  async call(method: string, path: string, { body, headers = {} }: CallOptions = {}): Promise<Answered> {
    const { origin, check } = this.context;
    const response = await fetch(origin + path, {
      method,
      headers: this.#headers(headers, body),
      ...(body === undefined ? {} : { body: typeof body === 'string' || isFile(body) ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    this.cookies.keep(response);
    const contentType = response.headers.get('content-type');
    const { status } = response;
    noteAnswer(
      check.check({ method, url: path, status, contentType, headers: new Map(response.headers), body: text }),
      status,
      text,
    );
    return { status, body: text === '' ? null : parse(text), headers: response.headers };
  }

  #headers(changes: Readonly<Record<string, string | null>>, body: unknown): Record<string, string> {
    const cookie = this.cookies.header;
    const usual: Record<string, string | null> = {
      appid: '999',
      systemid: 'AB_WEB',
      'user-agent': BROWSER,
      origin: this.context.origin,
      'content-type': typeOf(body),
      cookie: cookie === '' ? null : cookie,
      ...changes,
    };
    return Object.fromEntries(
      Object.entries(usual).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
    );
  }
}

function typeOf(body: unknown): string | null {
  if (body === undefined) return null;
  return isFile(body) ? BYTES_TYPE : 'application/json';
}

function isFile(body: unknown): body is Uint8Array<ArrayBuffer> {
  return body instanceof Uint8Array;
}

function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
