import type { FastifyInstance } from 'fastify';

/** Sets no-store by default, and on every answer with cookies. Register it after the cookies. */
export function keepOutOfCaches(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.hasHeader('cache-control') && !reply.hasHeader('set-cookie')) return;
    reply.header('cache-control', 'private, no-store');
  });
}
