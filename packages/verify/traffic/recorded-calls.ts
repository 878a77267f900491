import type { VerifiedOperation } from '../contract/service-contract';
import { isObject } from '../values';
import { namesSession } from '../wire/cookies';
import type { Exchange } from '../wire/exchange';

export interface RecordedCall {
  readonly method: string;
  readonly url: URL;
  readonly exchange: Omit<Exchange, 'operationId'>;
}

export function readCalls(har: unknown): readonly RecordedCall[] {
  const log = isObject(har) ? har.log : undefined;
  const entries = isObject(log) && Array.isArray(log.entries) ? log.entries : [];
  return entries.flatMap((entry, index) => (isObject(entry) ? callOf(entry, index) : []));
}

export function operationFinder(
  operations: readonly VerifiedOperation[],
): (call: RecordedCall) => VerifiedOperation | null {
  const gaps = ({ path }: VerifiedOperation) => path.split('{').length;
  const routes = operations
    .toSorted((one, other) => gaps(one) - gaps(other))
    .map((operation) => {
      const path = (operation.base + operation.path)
        .replaceAll(/[.+*?^$()|[\]\\]/g, '\\$&')
        .replaceAll(/\{\w+\}/g, '[^/]+');
      return { operation, matches: new RegExp(`^${path}$`) };
    });
  return ({ method, url }) =>
    routes.find(({ operation, matches }) => operation.method === method.toLowerCase() && matches.test(url.pathname))
      ?.operation ?? null;
}

function callOf({ request, response }: Readonly<Record<string, unknown>>, index: number): readonly RecordedCall[] {
  if (!isObject(request) || !isObject(response) || !URL.canParse(String(request.url))) return [];
  const url = new URL(String(request.url));
  const method = String(request.method);
  const headers = headersOf(request.headers);
  const { content } = response;
  const text = isObject(content) && typeof content.text === 'string' ? content.text : '';
  const isBase64 = isObject(content) && content.encoding === 'base64';
  const body = isBase64 ? Buffer.from(text, 'base64').toString('utf8') : text;
  const { 'content-length': _length, 'content-encoding': _encoding, ...answered } = headersOf(response.headers);
  const { postData } = request;
  return [
    {
      method,
      url,
      exchange: {
        id: `entry ${index}`,
        persona: 'cookie' in headers ? 'user' : 'guest',
        hasSession: namesSession(headers.cookie) || 'authorization' in headers,
        own: [],
        request: {
          method,
          path: url.pathname + url.search,
          headers,
          body: isObject(postData) ? String(postData.text) : null,
          isFile: false,
        },
        answer: {
          status: Number(response.status),
          headers: answered,
          setCookies: [],
          body,
          bytes: Buffer.byteLength(body),
          trouble: null,
        },
        expectation: null,
        walk: null,
        milliseconds: 0,
      },
    },
  ];
}

function headersOf(list: unknown): Readonly<Record<string, string>> {
  const pairs = Array.isArray(list) ? list.filter(isObject) : [];
  const real = pairs.filter(({ name }) => !String(name).startsWith(':'));
  return Object.fromEntries(real.map(({ name, value }) => [String(name).toLowerCase(), String(value)]));
}
