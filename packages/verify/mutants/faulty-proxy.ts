import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:http';
import { isObject, parsedJson } from '../values';
import { passSockets } from './faulty-sockets';
import type { ProxiedAnswer, ProxiedRequest, ProxyFault } from './proxy-fault';

export interface FaultyProxy {
  readonly url: string;
  stop(): Promise<void>;
}

const HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host', 'expect']);

/**
 * Starts a proxy. It replaces its own origin with the server's, so that the server accepts requests from the proxy's
 * pages.
 */
export async function startFaultyProxy(target: string, fault: ProxyFault): Promise<FaultyProxy> {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const own = `http://${incoming.headers.host}`;
    const given = textsOf(incoming.headers);
    const headers = given.origin === own ? { ...given, origin: target } : given;
    const asked: ProxiedRequest = {
      method: incoming.method ?? 'GET',
      path: incoming.url ?? '/',
      headers,
      body: Buffer.concat(chunks).toString('latin1'),
    };
    const request = fault.ask?.(asked) ?? asked;
    const direct = fault.instead?.(request) ?? (await forward(target, request));
    const { status, headers: answered, body } = fault.answer?.(direct, request) ?? direct;
    const bytes = Buffer.from(body, 'utf8');
    outgoing.writeHead(status, { 'content-length': String(bytes.length), ...answered }).end(bytes);
  });
  const url = await new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
    });
  });
  const stopSockets = passSockets(server, target, fault);
  return {
    url,
    stop: () => {
      stopSockets();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function forward(target: string, { method, path, headers, body }: ProxiedRequest): Promise<ProxiedAnswer> {
  const response = await fetch(target + path, {
    method,
    headers,
    redirect: 'manual',
    ...(body === '' ? {} : { body: Buffer.from(body, 'latin1') }),
  });
  const cookies = response.headers.getSetCookie();
  const kept = [...response.headers].filter(
    ([name]) => !HOP.has(name) && name !== 'set-cookie' && name !== 'content-encoding',
  );
  // Forwards only one cookie, because this header object cannot hold several. Tests through the proxy do not renew
  // sessions.
  const [cookie] = cookies;
  return {
    status: response.status,
    headers: { ...Object.fromEntries(kept), ...(cookie === undefined ? {} : { 'set-cookie': cookie }) },
    body: await response.text(),
  };
}

function textsOf(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (HOP.has(name) ? [] : [[name, String(value)]])),
  );
}

export function atBody(change: (body: Readonly<Record<string, unknown>>) => object | null): ProxyFault {
  return {
    answer: (answer) => {
      const body = parsedJson(answer.body);
      const changed = answer.status === 200 && isObject(body) ? change(body) : null;
      return changed === null ? answer : { ...answer, body: JSON.stringify(changed) };
    },
  };
}

export function problemAnswer(status: number, code: string): ProxiedAnswer {
  const body = JSON.stringify({ type: 'about:blank', title: 'Wrong', status, code, message: 'No.', fields: {} });
  const headers = {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'x-request-id': randomUUID(),
  };
  return { status, headers, body };
}
