import type { Server } from 'node:http';
import { ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import { PROBLEM_TYPE } from '@/contract/openapi-document';
import { Problem } from '@/server/contract/problem';
import { problemText } from '@/server/contract/problem-replies';

const MALFORMED = new Problem(400, 'request_malformed', 'The request is malformed.');
const TIMED_OUT = new Problem(408, 'request_timeout', 'The request took too long to arrive.');
const EXPECTATION = new Problem(417, 'expectation_failed', 'Send the request without the header Expect.');
const HEADERS_TOO_LARGE = new Problem(
  431,
  'headers_too_large',
  'The headers are too long. Clear the cookies of this site.',
);

const BY_CODE: Readonly<Record<string, Problem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: TIMED_OUT,
  HPE_HEADER_OVERFLOW: HEADERS_TOO_LARGE,
};

/** Refuses unparsable requests and closes the connection, whose remainder cannot be read either. */
export function refuseUnparsableRequests(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = BY_CODE[error.code ?? ''] ?? MALFORMED;
  const text = problemText(problem);
  const head = Object.entries(headersOf(text)).map(([name, value]) => `${name}: ${value}`);
  const lines = [`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`, ...head, '', text];
  socket.end(lines.join('\r\n'), () => socket.destroy());
}

/** Refuses any `Expect` but 100-continue. */
export function refuseExpectations(server: Server): void {
  server.on('checkExpectation', (_request, response) => {
    const text = problemText(EXPECTATION);
    response.writeHead(EXPECTATION.status, headersOf(text)).end(text);
  });
}

/** Ignores upgrades except to sockets, as HTTP allows. Otherwise Node would wait forever for a handler. */
export function ignoreUpgrades(server: Server, socketPath: string): void {
  server.on('upgrade', (request, socket) => {
    const isSocket = request.headers.upgrade?.toLowerCase() === 'websocket';
    if (isSocket && request.url?.startsWith(socketPath) === true) return;
    if (!(socket instanceof Socket)) return;
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.once('finish', () => socket.end());
    if (request.method === 'GET' || request.method === 'HEAD') {
      server.emit('request', request, response);
      return;
    }
    const text = problemText(MALFORMED);
    response.writeHead(MALFORMED.status, headersOf(text)).end(text);
  });
}

function headersOf(text: string) {
  return {
    'content-type': PROBLEM_TYPE,
    'content-length': String(Buffer.byteLength(text)),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  };
}
