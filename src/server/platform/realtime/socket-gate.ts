import { networkOf } from '../http/network-of';

export interface SocketLimits {
  readonly open: number;
  readonly triesPerMinute: number;
  readonly all: number;
}

const MINUTE_MS = 60_000;

export class SocketGate {
  readonly #open = new Map<string, number>();
  readonly #tries = new Map<string, number>();
  #all = 0;
  #countedSince = 0;

  constructor(
    private readonly limits: SocketLimits,
    private readonly uptime: () => number,
  ) {}

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
