import type { AddressInfo } from 'node:net';
import { ownOrigins } from './http/origin-guard';

/** The server's address. It is complete only once the server listens, because port 0 means any free port. */
export class ServerAddress {
  #port: number;
  #origins: readonly string[];
  #loopback = '127.0.0.1';

  constructor(
    private readonly publicOrigin: string | null,
    port: number,
  ) {
    this.#port = port;
    this.#origins = ownOrigins(publicOrigin, port);
  }

  listensOn({ address, port, family }: AddressInfo): void {
    this.#port = port;
    this.#origins = ownOrigins(this.publicOrigin, port);
    const everywhere = address === '0.0.0.0' || address === '::';
    this.#loopback = everywhere ? '127.0.0.1' : address;
    if (family === 'IPv6' && !everywhere) this.#loopback = `[${address}]`;
  }

  get port(): number {
    return this.#port;
  }

  get origin(): string {
    return this.publicOrigin ?? new URL(`http://localhost:${this.#port}`).origin;
  }

  /** Origins that may send writes and open sockets. */
  get origins(): readonly string[] {
    return this.#origins;
  }

  get ownAddress(): string {
    return `http://${this.#loopback}:${this.#port}`;
  }
}
