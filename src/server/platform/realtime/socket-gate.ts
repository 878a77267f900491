import type { IncomingMessage } from 'node:http';
import { networkOf } from '../http/network-of';

/** How many sockets there may be. */
export interface SocketLimits {
  /** Open at once from one network (an office and a mobile provider's gateway are one each). */
  readonly open: number;
  /** Tries per minute from one network. */
  readonly triesPerMinute: number;
  /** Open at once in this process. */
  readonly all: number;
}

const minute = 60_000;

/** Decides who may open a socket: what opens one never comes by the limits of the other requests. */
export class SocketGate {
  readonly #open = new Map<string, number>();
  readonly #tries = new Map<string, number>();
  #all = 0;
  #countedSince = 0;

  /** `now` in milliseconds since 1970. */
  constructor(
    private readonly limits: SocketLimits,
    private readonly now: () => number,
  ) {}

  /** Counts a try, and says whether it may go on. */
  admits(address: string): boolean {
    if (this.now() - this.#countedSince >= minute) {
      this.#tries.clear();
      this.#countedSince = this.now();
    }
    const network = networkOf(address);
    const tries = (this.#tries.get(network) ?? 0) + 1;
    this.#tries.set(network, tries);
    const open = this.#open.get(network) ?? 0;
    return tries <= this.limits.triesPerMinute && open < this.limits.open && this.#all < this.limits.all;
  }

  /** Counts an open socket; call what it answers once the socket is closed. */
  opened(address: string): () => void {
    const network = networkOf(address);
    this.#count(network, 1);
    return () => this.#count(network, -1);
  }

  #count(network: string, change: 1 | -1): void {
    this.#all += change;
    const open = (this.#open.get(network) ?? 0) + change;
    if (open > 0) this.#open.set(network, open);
    else this.#open.delete(network);
  }
}

/** Who asks for a socket, behind as many proxies as are trusted to say so (TRUST_PROXY). */
export function addressBehind(
  {
    headers,
    socket,
  }: Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } },
  trustedProxies: number,
): string {
  const told = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const hops = told.map((hop) => hop.trim()).filter((hop) => hop !== '');
  const chain = [socket.remoteAddress ?? '', ...hops.reverse()];
  return chain[Math.min(trustedProxies, chain.length - 1)] ?? '';
}
