import type { PageScripts } from '@/core/kernel/tracking/page-scripts.port';

/** A page that keeps the addresses of its scripts. */
export class MemoryPageScripts implements PageScripts {
  readonly added: string[] = [];

  add(url: string): void {
    this.added.push(url);
  }
}
