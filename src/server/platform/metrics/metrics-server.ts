import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics';

export const METRICS_PATH = '/metrics';

/** Thrown if the port is taken. The message says what to do. */
export class MetricsPortInUse extends Error {
  override readonly name = 'MetricsPortInUse';
}

/** Serves `GET /metrics` on a separate port, so that no proxy has to block it. Rejects with MetricsPortInUse. */
export async function serveMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<number> {
  const server = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url !== METRICS_PATH || request.method !== 'GET') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end(`GET ${METRICS_PATH}\n`);
      return;
    }
    try {
      const figures = await metrics.read();
      response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(figures);
    } catch (error) {
      app.log.error({ err: error }, 'the figures could not be read');
      response.writeHead(500).end();
    }
  };
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new MetricsPortInUse(refusalOf(host, port), { cause: error })));
    server.listen({ host, port }, resolve);
  });
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

const refusalOf = (host: string, port: number): string =>
  `The port for figures, ${port} at ${host}, cannot be had: it is taken, or not allowed for this user. Each process needs one of its own (METRICS_PORT).`;
