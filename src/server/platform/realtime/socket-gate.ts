import { networkOf } from '../http/network-of';

/** The limits of open sockets; a network is one address, or /64 with IPv6. */
export interface SocketLimits {
  /** Open at once from one network (an office and a mobile provider's gateway are one each). */
  readonly open: number;
  /** Tries per minute from one network. */
  readonly triesPerMinute: number;
  /** Open at once in this process. */
  readonly all: number;
}

const MINUTE_MS = 60_000;

/** Limits sockets by network: requests that open one do not pass the limits of the other requests. */
export class SocketGate {
  readonly #open = new Map<string, number>();
  readonly #tries = new Map<string, number>();
  #all = 0;
  #countedSince = 0;

  /** `uptime` in milliseconds that only grow. */
  constructor(
    private readonly limits: SocketLimits,
    private readonly uptime: () => number,
  ) {}

  /** Counts a try; returns whether it may go on. */
  admits(address: string): boolean {
    if (this.uptime() - this.#countedSince >= MINUTE_MS) {
      this.#tries.clear();
      this.#countedSince = this.uptime();
    }
    const network = networkOf(address);
    const tries = (this.#tries.get(network) ?? 0) + 1;
    this.#tries.set(network, tries);
    const open = this.#open.get(network) ?? 0;
    return tries <= this.limits.triesPerMinute && open < this.limits.open && this.#all < this.limits.all;
  }

  /** Counts an open socket; call the returned function when the socket closes. */
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
