import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Handles pipelined requests of a connection in sequence, so that a burst delays no other connection. Register it
 * before other hooks.
 */
export function serializeByConnection(app: FastifyInstance): void {
  const last = new WeakMap<Socket, ServerResponse>();
  app.addHook('onRequest', ({ raw: { socket } }, { raw: response }, done) => {
    const before = last.get(socket);
    last.set(socket, response);
    if (before === undefined || before.closed) done();
    else before.once('close', () => done());
  });
}
