import { createServer } from 'node:net';

/** Rejects with the error of listening (`EADDRINUSE`, `EACCES`) if a port is not free. */
export function checkPort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}
