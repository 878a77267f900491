import type { FastifyInstance } from 'fastify';
import type { Drain } from '../drain';
import { PRODUCT_VERSION } from '../product-version';
import type { DatabaseWatch } from './database-watch';

/**
 * Serves `/healthz`, which shows that the process answers, with its version. Serves `/readyz`, which is 503 while the
 * database is slower than two seconds, and while the server drains.
 */
export function registerHealth(app: FastifyInstance, watch: DatabaseWatch, drain: Drain): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', version: PRODUCT_VERSION };
  });
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (drain.isOn) return reply.code(503).send({ status: 'stopping' });
    const ready = await watch.look();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
