import { isObject, parsedJson } from '../values';
import type { ProxiedAnswer, ProxiedRequest, ProxyFault } from './proxy-fault';

/** A server with a fault, and the operations that show it. */
export interface LiveFault {
  readonly name: string;
  readonly service: string;
  readonly only: string | null;
  /** Creates the fault for each run, because it may keep state. */
  start(): ProxyFault;
}

type Body = Readonly<Record<string, unknown>>;

export function faultyBody(path: RegExp, change: (body: Body, request: ProxiedRequest) => unknown): ProxyFault {
  return {
    answer: (answer, request) => {
      const body = parsedJson(answer.body);
      if (answer.status !== 200 || !path.test(request.path) || typeof body !== 'object' || body === null) return answer;
      const changed = change(isObject(body) ? body : { items: body }, request);
      return changed === null ? answer : { ...answer, body: JSON.stringify(changed) };
    },
  };
}

export function faultyProblems(change: (problem: Body) => object): ProxyFault {
  return {
    answer: (answer) => {
      const problem = answer.status >= 400 ? parsedJson(answer.body) : undefined;
      return isObject(problem) ? { ...answer, body: JSON.stringify(change(problem)) } : answer;
    },
  };
}

export function misreadBody(change: (body: Body, request: ProxiedRequest) => object | null): ProxyFault {
  return {
    ask: (request) => {
      const body = request.method === 'GET' ? undefined : parsedJson(textOf(request));
      const changed = isObject(body) ? change(body, request) : null;
      return changed === null ? request : { ...request, body: bytesOf(JSON.stringify(changed)) };
    },
  };
}

export function withQuery(request: ProxiedRequest, change: (query: URLSearchParams) => void): ProxiedRequest {
  const url = new URL(request.path, 'http://localhost');
  change(url.searchParams);
  return { ...request, path: url.pathname + url.search };
}

export function queryOf({ path }: ProxiedRequest): URLSearchParams {
  return new URL(path, 'http://localhost').searchParams;
}

export function textOf({ body }: ProxiedRequest): string {
  return Buffer.from(body, 'latin1').toString('utf8');
}

function bytesOf(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

export function cookieOf({ headers }: ProxiedRequest, name: string): string | null {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? null;
}

export function jsonAnswer(like: ProxiedAnswer, body: unknown): ProxiedAnswer {
  const headers = { ...like.headers, 'content-type': 'application/json; charset=utf-8' };
  return { status: 200, headers, body: JSON.stringify(body) };
}
