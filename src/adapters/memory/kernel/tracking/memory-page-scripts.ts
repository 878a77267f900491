import type { PageScripts } from '@/core/kernel/tracking/page-scripts.port';

export class MemoryPageScripts implements PageScripts {
  readonly added: string[] = [];

  add(url: string): void {
    this.added.push(url);
  }
}
