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
 * Returns options for JSON logs with version and process. A log never has a body, cookie, header, query string, address
 * or user id: the time of a write next to its author's name would break the secret of authorship.
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
  // `logRequests` replaces fastify's own two lines, which contain addresses.
  const logController = new LogController({ disableRequestLogging: true });
  return { loggerInstance: logger, genReqId: () => randomUUID(), logController };
}

/** Buffers lines on a full disk up to a limit and then drops them, because a log must not end the server. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, maxLength: MAX_WAITING_BYTES });
  output.on('error', ignoreFullDisk);
  return output;
}

/** Describes an error. Other members are left out, because the database's `detail` repeats values. */
function describeError(error: Error & { readonly code?: string }): object {
  const { name, message, stack, code } = error;
  return { name, message, code, stack };
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('x-version', PRODUCT_VERSION);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const entry = {
      method,
      // The route, not the address, which names posts and personas.
      route: routeOptions.url ?? '(none)',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (reply.statusCode >= 500) request.log.error(entry, 'failed');
    else if (reply.statusCode >= 400 || !isRead(method)) request.log.info(entry, 'answered');
    else request.log.debug(entry, 'answered');
    done();
  });
}

export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}
