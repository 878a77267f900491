import type { PageLocation } from '@/core/kernel/navigation/page-location.port';

export class MemoryPageLocation implements PageLocation {
  #current: string;
  readonly loads: string[] = [];

  constructor(current = '/') {
    this.#current = current;
  }

  current(): string {
    return this.#current;
  }

  assign(to: string): void {
    this.#current = to;
    this.loads.push(to);
  }

  reload(): void {
    this.loads.push(this.#current);
  }
}
