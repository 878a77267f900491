import type { KeptPage } from '@/core/kernel/offline/kept-page';
import type { KeptPages } from '@/core/kernel/offline/kept-pages.port';
import { newestPages } from '@/core/kernel/offline/kept-pages.rules';

export class MemoryKeptPages implements KeptPages {
  isRegistered = false;
  isRefused = false;
  hasTakenOver = 0;
  #pages: readonly KeptPage[] = [];
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  async register(): Promise<boolean> {
    this.isRegistered = !this.isRefused;
    return this.isRegistered;
  }

  async unregister(): Promise<void> {
    this.isRegistered = false;
    this.#pages = [];
  }

  async read(address: string): Promise<void> {
    const others = this.#pages.filter((page) => page.address !== address);
    this.#pages = newestPages([{ address, title: address, readAt: this.#now() }, ...others]);
  }

  async list(): Promise<readonly KeptPage[]> {
    return this.#pages;
  }

  async forget(): Promise<void> {
    this.#pages = [];
  }

  takeOver(): void {
    this.hasTakenOver += 1;
  }
}
