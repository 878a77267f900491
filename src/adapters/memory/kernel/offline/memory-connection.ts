import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { Connection } from '@/core/kernel/offline/connection.port';

export class MemoryConnection implements Connection {
  readonly opened: string[] = [];
  #isOnline = true;
  readonly #tasks = new Set<() => void>();

  isOnline(): boolean {
    return this.#isOnline;
  }

  readAt(): number | null {
    return null;
  }

  canShowKept(): boolean {
    return true;
  }

  onChange(task: () => void): Cancel {
    this.#tasks.add(task);
    return () => this.#tasks.delete(task);
  }

  open(address: string): void {
    this.opened.push(address);
  }

  become(isOnline: boolean): void {
    this.#isOnline = isOnline;
    for (const task of this.#tasks) task();
  }
}
