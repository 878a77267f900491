import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import type { LinksConfig } from '@/server/platform/config/config';

/** A web server on this machine that plays hosts outside. */
export interface PageHost {
  readonly asked: readonly string[];
  readonly port: number;
  as(host: string): LinksConfig['standIns'][number];
  close(): Promise<void>;
}

export async function startPageHost(answer: RequestListener): Promise<PageHost> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = bound !== null && typeof bound === 'object' ? bound.port : 0;
  return {
    asked,
    port,
    as: (host) => ({ host, address: '127.0.0.1', port }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
