import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';

export interface CountingProxy {
  readonly origin: string;
  takeBytes(): number;
  leadTo(origin: string): void;
  endAll(): void;
  stop(): void;
}

export async function startCountingProxy(): Promise<CountingProxy> {
  let port = 0;
  let bytes = 0;
  const open = new Set<Socket>();
  const server = createServer((browser) => {
    const product = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [browser, product],
      [product, browser],
    ] as const) {
      open.add(socket);
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.on('error', () => socket.destroy());
    }
    product.on('data', (sent) => {
      bytes += sent.length;
    });
    browser.pipe(product);
    product.pipe(browser);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const endAll = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${address.port}`,
    takeBytes() {
      const sent = bytes;
      bytes = 0;
      return sent;
    },
    leadTo(origin) {
      endAll();
      port = Number(new URL(origin).port);
    },
    endAll,
    stop() {
      server.close();
      endAll();
    },
  };
}
