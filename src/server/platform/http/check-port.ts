import { createServer } from 'node:net';

/** Rejects, with the error that listening would give (`EADDRINUSE`, `EACCES`), if a port cannot be had. */
export function checkPort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}
