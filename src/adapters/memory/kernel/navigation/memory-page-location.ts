import type { PageLocation } from '@/core/kernel/navigation/page-location.port';

/** An address bar that keeps its history. */
export class MemoryPageLocation implements PageLocation {
  #current: string;
  /** The addresses that were loaded as a new page, oldest first; a reload loads the current one. */
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
