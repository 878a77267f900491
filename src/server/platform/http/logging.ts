import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { LogController } from 'fastify';
import type { DestinationStream } from 'pino';
import pino from 'pino';
import type { LogLevel } from '../config/config';
import { ignoreFullDisk } from '../disk-full';
import { PRODUCT_VERSION } from '../product-version';

const MAX_WAITING_BYTES = 1_000_000;

type LoggingOptions = Required<Pick<FastifyServerOptions, 'loggerInstance' | 'genReqId' | 'logController'>>;

/**
 * Structured logs, one JSON object per line, each with the version and the process. They never hold a body, a cookie, a header, a query string, an address or a user
 * id: with the time of a write and the name of its author in one line, the log itself would break the secret of authorship.
 */
export function loggingOptions(level: LogLevel, destination: DestinationStream = standardOutput()): LoggingOptions {
  const logger = pino(
    {
      level,
      base: { version: PRODUCT_VERSION, pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        req: () => undefined,
        res: () => undefined,
        err: describeError,
      },
    },
    destination,
  );
  // `logRequests` writes the one line per request; fastify's own two would name addresses.
  const logController = new LogController({ disableRequestLogging: true });
  return { loggerInstance: logger, genReqId: () => randomUUID(), logController };
}

/** Standard output, often a file. If its disk is full, lines are kept up to a limit and then left out: a log must not end the server. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, maxLength: MAX_WAITING_BYTES });
  output.on('error', ignoreFullDisk);
  return output;
}

/** Leaves out the other members: the database's `detail` repeats values of the statement. */
function describeError(error: Error & { readonly code?: string }): object {
  const { name, message, stack, code } = error;
  return { name, message, code, stack };
}

/** Logs every answered request: reads at debug, writes and refusals at info, failures at error. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('x-version', PRODUCT_VERSION);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const entry = {
      method,
      // The route, not the address: an address names posts and personas.
      route: routeOptions.url ?? '(none)',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (reply.statusCode >= 500) request.log.error(entry, 'failed');
    else if (reply.statusCode >= 400 || !isRead(method)) request.log.info(entry, 'answered');
    else request.log.debug(entry, 'answered');
  });
}

/** Returns whether a method only reads. */
export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}
