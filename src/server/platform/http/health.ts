import type { FastifyInstance } from 'fastify';
import type { Database } from '../database';
import type { Drain } from '../drain';
import { PRODUCT_VERSION } from '../product-version';
import { ping } from './health.queries';

const READY_TIMEOUT_MS = 2_000;

/** `/healthz`: the process answers, with its version. `/readyz`: the database answers too, within two seconds, and the server goes on; 503 otherwise. */
export function registerHealth(app: FastifyInstance, database: Database, drain: Drain): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', version: PRODUCT_VERSION };
  });
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (drain.isOn) return reply.code(503).send({ status: 'stopping' });
    const ready = await answers(database).catch((error: unknown) => {
      request.log.error({ err: error }, 'the database does not answer');
      return false;
    });
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}

async function answers(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, READY_TIMEOUT_MS, false);
  });
  const answered = database.query(ping).then(() => true);
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}
