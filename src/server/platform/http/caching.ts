import type { FastifyInstance } from 'fastify';

/**
 * Keeps answers out of every cache on the way, except those with a cache-control of their own; one that sets
 * cookies always. Register it after the cookies.
 */
export function keepOutOfCaches(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.hasHeader('cache-control') && !reply.hasHeader('set-cookie')) return;
    reply.header('cache-control', 'private, no-store');
  });
}
