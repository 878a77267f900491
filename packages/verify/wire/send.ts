import type { IncomingMessage, RequestOptions } from 'node:http';
import { Agent, request as requestHttp } from 'node:http';
import { request as requestHttps, Agent as SecureAgent } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ReceivedAnswer, SentRequest, TransportError } from './exchange';

/** The size from which bodies wait for 100 Continue, so that the server can refuse them by their length. */
const MAX_EAGER_BYTES = 256 * 1024;
const CONTINUE_MS = 60;
/** The maximum wait for 100 Continue in ms. A server that does not support it gets the body afterwards. */
const NO_CONTINUE_MS = 1_000;

/** The maximum size of an answer in bytes. No operation of ours returns more. */
export const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

const agents = {
  'http:': new Agent({ keepAlive: true, maxSockets: 64 }),
  'https:': new SecureAgent({ keepAlive: true }),
};

/** Sends a request. It never throws: failures are part of the answer. Redirects are not followed. */
export function send(origin: string, sent: SentRequest, timeoutMs: number): Promise<ReceivedAnswer> {
  const url = new URL(sent.path, origin);
  const isSecure = url.protocol === 'https:';
  const body = sent.body === null ? null : Buffer.from(sent.body, sent.isFile ? 'base64' : 'utf8');
  const isLong = body !== null && body.length > MAX_EAGER_BYTES;
  const headers = {
    ...sent.headers,
    ...(body === null ? {} : { 'content-length': String(body.length) }),
    ...(isLong ? { expect: '100-continue' } : {}),
  };
  const options: RequestOptions = {
    method: sent.method,
    headers,
    agent: isSecure ? agents['https:'] : agents['http:'],
    signal: AbortSignal.timeout(timeoutMs),
  };
  return new Promise((resolve) => {
    let isAnswered = false;
    const outgoing = (isSecure ? requestHttps : requestHttp)(url, options, (incoming) => {
      isAnswered = true;
      read(incoming, () => outgoing.destroy()).then(resolve);
    });
    outgoing.on('error', (error) => {
      // An early refusal closes the connection during the upload; the answer still counts.
      if (!isAnswered) resolve(nothing(troubleOf(error)));
    });
    if (!isLong) {
      outgoing.end(body ?? undefined);
      return;
    }
    const finish = (): void => {
      if (!isAnswered && !outgoing.writableEnded) outgoing.end(body);
    };
    outgoing.on('continue', () => setTimeout(finish, CONTINUE_MS));
    setTimeout(finish, NO_CONTINUE_MS).unref();
    outgoing.flushHeaders();
  });
}

export function closeConnections(): void {
  for (const agent of Object.values(agents)) agent.destroy();
}

function read(incoming: IncomingMessage, stop: () => void): Promise<ReceivedAnswer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const status = incoming.statusCode ?? 0;
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
  return new Promise((resolve) => {
    const end = (trouble: TransportError | null): void => {
      const body = trouble === 'large' ? '' : decoded(Buffer.concat(chunks), headers['content-encoding']);
      const setCookies = incoming.headers['set-cookie'] ?? [];
      resolve({ status, headers, setCookies, body: body ?? '', bytes, trouble: body === null ? 'encoded' : trouble });
    };
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_ANSWER_BYTES) {
        stop();
        end('large');
      } else chunks.push(chunk);
    });
    incoming.on('end', () => end(incoming.complete ? null : 'short'));
    incoming.on('error', (error) => end(isTimeout(error) ? 'timeout' : 'short'));
  });
}

/** Returns null if the bytes do not match the declared encoding. */
function decoded(body: Buffer, encoding: string | undefined): string | null {
  try {
    if (encoding === 'gzip') return gunzipSync(body).toString('utf8');
    return (encoding === 'br' ? brotliDecompressSync(body) : body).toString('utf8');
  } catch {
    return null;
  }
}

function nothing(trouble: TransportError): ReceivedAnswer {
  return { status: 0, headers: {}, setCookies: [], body: '', bytes: 0, trouble };
}

function troubleOf(error: Error): TransportError {
  if (isTimeout(error)) return 'timeout';
  const code = 'code' in error ? String(error.code) : '';
  if (/^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/.test(code)) return 'refused';
  return code.startsWith('HPE_') ? 'malformed' : 'reset';
}

function isTimeout(error: Error): boolean {
  return error.name === 'TimeoutError' || error.name === 'AbortError';
}
