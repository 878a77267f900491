import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { TrackingOptOut } from '@/core/kernel/tracking/tracking-opt-out.port';

export class MemoryTrackingOptOut implements TrackingOptOut {
  isTurnedOff = false;
  readonly #tasks = new Set<() => void>();

  isRefused(): boolean {
    return this.isTurnedOff;
  }

  onLeave(task: () => void): Cancel {
    this.#tasks.add(task);
    return () => this.#tasks.delete(task);
  }

  leave(): void {
    for (const task of this.#tasks) task();
  }
}
